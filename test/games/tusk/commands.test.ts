import { describe, expect, it } from 'vitest';
import { eachChoice } from '../../../src/engine/choices.ts';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { CommandSpec, Phrase } from '../../../src/presentation/edition.ts';
import { board } from './board.ts';
import { type Asked, tableFor, walks } from './walks.ts';

const english = tuskEdition.in('en');
const SPECS = new Map(english.commands.map((spec) => [spec.name, spec]));
const WALKS = walks(4);

/** What is wrong with a phrase by itself. */
function faults({ command, options, label }: Phrase): string[] {
  const spec = SPECS.get(command);
  if (spec === undefined) return [`no such command: ${command}`];
  const found = Object.entries(options).flatMap(([name, value]) => {
    const option = spec.options.find((one) => one.name === name);
    if (option === undefined) return [`${command} has no option ${name}`];
    const type = option.type === 'amount' ? 'number' : 'string';
    return typeof value === type ? [] : [`${command} ${name} is not a ${type}`];
  });
  const missing = spec.options.filter(
    (option) => option.type === 'pick' && option.required && !(option.name in options),
  );
  if (label.length === 0 || label.length > 80) found.push(`${label.length} characters: ${label}`);
  if (/undefined|null|NaN|nobody/.test(label)) found.push(`a hole: ${label}`);
  return [...found, ...missing.map(({ name }) => `${command} without ${name}`)];
}

const spoken = ({ options, command }: Phrase): string => JSON.stringify([command, options]);

function twice(words: readonly string[]): string[] {
  return words.filter((word, at) => words.indexOf(word) !== at);
}

function faultsOf({ decision, choices, view }: Asked, seats: number): string[] {
  const phrases = choices.map((choice) => english.phrase(choice, decision, view, tableFor(seats)));
  const unique = new Set(phrases.map(spoken)).size === phrases.length;
  const telling = new Set(phrases.map(({ label }) => label)).size === phrases.length;
  return [
    ...phrases.flatMap(faults),
    ...(unique ? [] : twice(phrases.map(spoken))),
    ...(telling ? [] : twice(phrases.map(({ label }) => label))),
  ];
}

describe('the phrase of a choice', () => {
  it('is a command of the list, unique in its decision, with a label that tells it apart', () => {
    const found = WALKS.flatMap(({ asked, seats }) => asked.flatMap((one) => faultsOf(one, seats)));
    expect(found.slice(0, 5)).toEqual([]);
  });

  it('is there for every action, and every command of the list says one', () => {
    const said = new Set<string>();
    const done = new Set<string>();
    for (const { asked, seats } of WALKS) {
      for (const { decision, choices, view } of asked) {
        for (const choice of choices) {
          said.add(english.phrase(choice, decision, view, tableFor(seats)).command);
          done.add(choice.action.do);
        }
      }
    }
    expect([...said].sort()).toEqual([...SPECS.keys()].sort());
    // `commit` says what is used in a fight, and what in an attack.
    expect(done.size).toBe(english.commands.length + 1);
  });

  const phrasesOf = (members: readonly string[]): Map<string, Phrase> => {
    const state = board({
      tribes: [
        { members, food: 3, stick: 1, stone: 1 },
        { members: ['E4', 'D5'], food: 1 },
      ],
      terrain: { D5: 'forest', E4: 'grassland', C3: 'berries', E3: 'river' },
    });
    const [decision] = tusk.decisions(state);
    if (decision === undefined) throw new Error('Nobody is asked.');
    const view = tusk.view(state, 0);
    return new Map(
      [...eachChoice(tusk.choices(state, decision))].map((choice) => [
        choice.key,
        english.phrase(choice, decision, view, tableFor(2)),
      ]),
    );
  };
  const phrases = phrasesOf(['D5', 'D5', 'C3!']);

  it.each([
    [
      'move.2.E4',
      { member: '2', to: 'E4' },
      'Member 2: D5 → E4, grassland (3 grass), with Heron’s member 1',
    ],
    ['move.1.E3', { member: '1', to: 'E3' }, 'Member 1: D5 → E3, river (grass + stone = 1 food)'],
    ['hunt.1', { members: '1' }, 'Member 1 goes hunting'],
    ['hunt.12', { members: 'all' }, 'Members 1 and 2 go hunting'],
    ['gather.1', { member: '1' }, 'Member 1 gathers 1 stick on D5 (of 3)'],
    ['recover.3', { member: '3' }, 'Member 3 stands up again on C3'],
    ['fight.D5', { at: 'D5' }, 'Fight on D5: your members 1+2 against Heron’s member 2'],
    ['done', {}, 'End your turn; 6 actions are lost'],
  ])('%s', (key, options, label) => {
    expect(phrases.get(key)).toMatchObject({ options, label });
  });

  it.each([
    ['gather.1', 'Gather 1 stick'],
    ['move.2.E4', 'E4'],
    ['fight.D5', 'Fight'],
  ])('%s is brief on its button', (key, button) => {
    expect(phrases.get(key)).toMatchObject({ button });
  });

  it('says on a button where a fight is as soon as there may be another', () => {
    const met = phrasesOf(['D5', 'E4', 'C3!']);
    expect(['D5', 'E4'].map((at) => met.get(`fight.${at}`)?.button)).toEqual([
      'Fight on D5',
      'Fight on E4',
    ]);
  });

  it('names only the tribes of the match', () => {
    const shares = WALKS.filter(({ seats }) => seats === 2)
      .flatMap(({ asked }) => asked)
      .filter(({ decision: { kind } }) => kind === 'share');
    const [share] = shares;
    const [choice] = share?.choices ?? [];
    if (share === undefined || choice === undefined) throw new Error('Nobody shared a kill.');
    const { options } = english.phrase(choice, share.decision, share.view, tableFor(2));
    expect(Object.keys(options)).toEqual(['ember', 'heron']);
  });
});

describe('the list of commands', () => {
  const NAME = /^[a-z-]{1,32}$/;

  it.each(english.commands)('$name keeps to the limits of Discord', (spec: CommandSpec) => {
    expect(spec.name).toMatch(NAME);
    expect(spec.description.length).toBeLessThanOrEqual(100);
    expect(spec.button.length).toBeLessThanOrEqual(20);
    for (const option of spec.options) {
      expect(option.name).toMatch(NAME);
      expect(option.description.length).toBeLessThanOrEqual(100);
    }
    // A form has five fields.
    expect(spec.options.length).toBeLessThanOrEqual(5);
  });

  it('fits into one command of Discord', () => {
    const names = english.commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(25);
    const size = english.commands
      .flatMap((spec) => [spec, ...spec.options])
      .map(({ name, description }) => name.length + description.length)
      .reduce((sum, length) => sum + length, 0);
    expect(size).toBeLessThan(8000);
  });
});
