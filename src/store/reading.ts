import type { Prisma } from './client/client.ts';
import { entryRow, matchRow, proposalRow, sealedRow } from './rows.ts';
import type {
  EntryRow,
  MatchId,
  MatchRow,
  MatchStatus,
  ProposalRow,
  Reading,
  SealedRow,
} from './store.ts';

const withSeats = { seats: { orderBy: { seat: 'asc' } } } as const;

/** Reading through a Prisma client. Every statement goes through `run`, where its failure is dealt with. */
export abstract class PrismaReading implements Reading {
  protected readonly client: Prisma.TransactionClient;

  constructor(client: Prisma.TransactionClient) {
    this.client = client;
  }

  protected abstract run<R>(statement: () => Promise<R>): Promise<R>;

  async match(id: MatchId): Promise<MatchRow | null> {
    return this.#findMatch({ id });
  }

  async matchIn(place: { thread: string } | { notice: string }): Promise<MatchRow | null> {
    return this.#findMatch(place);
  }

  async #findMatch(where: Prisma.MatchWhereUniqueInput): Promise<MatchRow | null> {
    const found = await this.run(() => this.client.match.findUnique({ where, include: withSeats }));
    if (found === null) return null;
    const { seats, ...match } = found;
    return matchRow(match, seats);
  }

  async matchesOf(
    server: string,
    statuses: readonly MatchStatus[],
    limit: number,
  ): Promise<MatchRow[]> {
    return this.#listMatches({ server, status: { in: [...statuses] } }, limit);
  }

  async matchesWith(user: string, statuses: readonly MatchStatus[]): Promise<MatchRow[]> {
    return this.#listMatches({
      status: { in: [...statuses] },
      seats: { some: { user } },
    });
  }

  async #listMatches(where: Prisma.MatchWhereInput, limit?: number): Promise<MatchRow[]> {
    const found = await this.run(() =>
      this.client.match.findMany({
        where,
        include: withSeats,
        orderBy: { id: 'desc' },
        ...(limit === undefined ? {} : { take: limit }),
      }),
    );
    return found.map(({ seats, ...match }) => matchRow(match, seats));
  }

  async entries(match: MatchId, from?: number, to?: number): Promise<EntryRow[]> {
    const found = await this.run(() =>
      this.client.entry.findMany({
        where: {
          matchId: match,
          sequence: {
            ...(from === undefined ? {} : { gte: from }),
            ...(to === undefined ? {} : { lte: to }),
          },
        },
        orderBy: { sequence: 'asc' },
      }),
    );
    return found.map(entryRow);
  }

  async sealed(match: MatchId): Promise<SealedRow[]> {
    const found = await this.run(() =>
      this.client.sealed.findMany({
        where: { matchId: match },
        orderBy: [{ seat: 'asc' }, { decision: 'asc' }],
      }),
    );
    return found.map(sealedRow);
  }

  async proposal(id: number): Promise<ProposalRow | null> {
    const found = await this.run(() => this.client.proposal.findUnique({ where: { id } }));
    return found === null ? null : proposalRow(found);
  }

  async openProposals(match: MatchId): Promise<ProposalRow[]> {
    const found = await this.run(() =>
      this.client.proposal.findMany({
        where: { matchId: match, status: 'open' },
        orderBy: { id: 'asc' },
      }),
    );
    return found.map(proposalRow);
  }
}
