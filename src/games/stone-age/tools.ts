import { item } from '../../parts/item.ts';
import type { ToolUse } from './action.ts';
import { BEST_TOOL, TOOL_SLOTS } from './content/numbers.ts';
import type { FixedTribe } from './state.ts';

type Tools = FixedTribe['tools'];

/** No tool is used. */
export const NO_TOOLS: ToolUse = { tools: [], once: [] };

/** What all tools of a tribe are worth together; those for one use do not count. */
export const toolTotal = (tools: Tools): number => tools.reduce((sum, { value }) => sum + value, 0);

/** Which slot a new tool goes into: the left-most empty one, then the lowest; null where all are at their best. */
export function nextSlot(tools: Tools): number | null {
  if (tools.length < TOOL_SLOTS) return tools.length;
  const least = Math.min(...tools.map(({ value }) => value));
  return least < BEST_TOOL ? tools.findIndex(({ value }) => value === least) : null;
}

/** The tools with a new one; one that is made better stays used where it was. */
export function withTool(tools: Tools, slot: number): Tools {
  return slot === tools.length
    ? [...tools, { value: 1, used: false }]
    : tools.map((tool, i) => (i === slot ? { value: tool.value + 1, used: tool.used } : tool));
}

/** The tools after some were used, by their values: of equal ones the right-most, as the left one is made better first. */
export function withUsed(tools: Tools, values: readonly number[]): Tools {
  const after = tools.slice();
  for (const value of values) {
    const slot = after.findLastIndex((tool) => tool.value === value && !tool.used);
    after[slot] = { ...item(after, slot), used: true };
  }
  return after;
}

/** Values without some of them, each taken out once. */
export function without(values: readonly number[], taken: readonly number[]): number[] {
  const left = values.slice();
  for (const value of taken) left.splice(left.indexOf(value), 1);
  return left;
}

interface Tool {
  readonly value: number;
  readonly once: boolean;
}

/** Whether all that a tribe can still use brings more than the dice alone: if not, no part of it does. */
export function mayUseTools(
  { tools, once }: Pick<FixedTribe, 'tools' | 'once'>,
  sum: number,
  worth: number,
): boolean {
  let most = sum;
  for (const { value, used } of tools) if (!used) most += value;
  for (const value of once) most += value;
  return Math.floor(most / worth) > Math.floor(sum / worth);
}

/**
 * Every way to use tools that brings more than the dice alone, each once: the smaller gain first. A way with a tool
 * that changes nothing is none.
 *
 * @param sum of the dice
 * @param worth by which the sum is divided
 */
export function usefulTools(
  tribe: Pick<FixedTribe, 'tools' | 'once'>,
  sum: number,
  worth: number,
): { readonly key: string; readonly use: ToolUse }[] {
  if (!mayUseTools(tribe, sum, worth)) return [];
  const able: Tool[] = [];
  for (const { value, used } of tribe.tools) if (!used) able.push({ value, once: false });
  for (const value of tribe.once) able.push({ value, once: true });
  able.sort((a, b) => Number(a.once) - Number(b.once) || a.value - b.value);
  const base = Math.floor(sum / worth);
  const ways = new Map<string, { readonly total: number; readonly used: readonly Tool[] }>();
  for (let bits = 1; bits < 1 << able.length; bits += 1) {
    const [total, least] = usedBy(able, bits, sum);
    const gain = Math.floor(total / worth);
    if (gain === base || Math.floor((total - least) / worth) === gain) continue;
    const used = able.filter((_, i) => (bits & (1 << i)) !== 0);
    ways.set(used.map(written).join('-'), { total, used });
  }
  return [...ways]
    .sort(([, a], [, b]) => a.total - b.total)
    .map(([key, { used }]) => {
      const tools = used.flatMap((tool) => (tool.once ? [] : tool.value));
      const once = used.flatMap((tool) => (tool.once ? tool.value : []));
      return { key, use: { tools, once } };
    });
}

/** What the dice come to with the tools of these bits, and the value of the least of those. */
function usedBy(able: readonly Tool[], bits: number, sum: number): readonly [number, number] {
  let total = sum;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < able.length; i += 1) {
    if ((bits & (1 << i)) === 0) continue;
    const { value } = item(able, i);
    total += value;
    least = Math.min(least, value);
  }
  return [total, least];
}

const written = ({ value, once }: Tool): string => (once ? `${value}x` : `${value}`);
