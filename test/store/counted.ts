import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client';
import type { Backing } from '../../src/store/backing.ts';
import { notedBy, type Session, sessionNoted } from '../../src/store/session.ts';

type SqlQueryable = Pick<
  Awaited<ReturnType<SqlDriverAdapterFactory['connect']>>,
  'queryRaw' | 'executeRaw'
>;

/** What a database was asked. */
export interface Asked {
  statements: number;
  /** Of those of several statements. */
  transactions: number;
}

/** A database that counts what it is asked, by Prisma and by the store itself. */
export function counted(backing: Backing, asked: Asked): Backing {
  const session = ({ run }: Session): Session => ({
    run(statement) {
      asked.statements += 1;
      return run(statement);
    },
  });
  /** The same with some of its methods in the place of its own. */
  const instead = <T extends object>(target: T, own: (value: T) => Partial<T>): T => {
    const others = own(target);
    return new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(others, name) ?? Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  const counting = ({ queryRaw, executeRaw }: SqlQueryable): Partial<SqlQueryable> => ({
    queryRaw(statement) {
      asked.statements += 1;
      return queryRaw.call(this, statement);
    },
    executeRaw(statement) {
      asked.statements += 1;
      return executeRaw.call(this, statement);
    },
  });
  const adapter = instead<SqlDriverAdapterFactory>(backing.adapter, ({ connect }) => ({
    async connect() {
      return instead(await connect.call(this), (one) => ({
        ...counting(one),
        async startTransaction(isolation) {
          asked.transactions += 1;
          const note = notedBy();
          const begun = await sessionNoted(
            (opened) => note?.(session(opened)),
            () => one.startTransaction(isolation),
          );
          return instead<typeof begun>(begun, counting);
        },
      }));
    },
  }));
  return { ...backing, adapter, session: session(backing.session) };
}
