import { type CommandForm, commandForm, commandForms } from '../limits/command.ts';
import { readForm } from '../limits/form.ts';
import { refusal } from '../refusal.ts';
import type { Command } from '../world/state.ts';
import { commandJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Call, NOTHING, ok, param, type Reply, type Route } from './route.ts';

const GLOBAL = '/applications/:application/commands';
const OF_GUILD = '/applications/:application/guilds/:guild/commands';

/** The application's commands: global ones, and those of one guild. */
export const commandRoutes: readonly Route[] = [GLOBAL, OF_GUILD].flatMap((path): Route[] => [
  { method: 'GET', path, auth: 'bot', handle: list },
  { method: 'PUT', path, auth: 'bot', handle: replaceAll },
  { method: 'POST', path, auth: 'bot', handle: put },
  { method: 'GET', path: `${path}/:command`, auth: 'bot', handle: read },
  { method: 'DELETE', path: `${path}/:command`, auth: 'bot', handle: remove },
]);

/** The guild in the path, or null for global commands. 50001 for somebody else's application. */
function scopeOf(call: Call): string | null {
  if (param(call, 'application') !== call.world.applicationId) throw refusal('missingAccess');
  const guildId = call.params['guild'];
  return guildId === undefined ? null : call.world.guild(guildId).id;
}

function commandsOf(world: World, guildId: string | null): Command[] {
  return [...world.commands.values()].filter((command) => command.guildId === guildId);
}

function list(call: Call): Reply {
  return ok(commandsOf(call.world, scopeOf(call)).map((one) => commandJson(call.world, one)));
}

function replaceAll(call: Call): Reply {
  const { world } = call;
  const guildId = scopeOf(call);
  const forms = readForm(commandForms, call.body);
  const before = commandsOf(world, guildId);
  for (const { id } of before) world.commands.delete(id);
  const commands = forms.map((form) => register(world, guildId, form, before));
  world.tell({ is: 'commands-changed' });
  return ok(commands.map((command) => commandJson(world, command)));
}

function put(call: Call): Reply {
  const { world } = call;
  const guildId = scopeOf(call);
  const form = readForm(commandForm, call.body);
  const before = commandsOf(world, guildId);
  const isNew = before.every((command) => command.name !== form.name);
  const command = register(world, guildId, form, before);
  world.tell({ is: 'commands-changed' });
  return { status: isNew ? 201 : 200, json: commandJson(world, command) };
}

/** A command of the same name keeps its id. */
function register(
  world: World,
  guildId: string | null,
  form: CommandForm,
  before: readonly Command[],
): Command {
  const id = before.find((command) => command.name === form.name)?.id ?? world.nextId();
  const command: Command = { ...form, id, version: world.nextId(), guildId };
  world.commands.set(id, command);
  return command;
}

function find(call: Call): Command {
  const guildId = scopeOf(call);
  const command = call.world.commands.get(param(call, 'command'));
  if (command?.guildId !== guildId) throw refusal('unknownCommand');
  return command;
}

function read(call: Call): Reply {
  return ok(commandJson(call.world, find(call)));
}

function remove(call: Call): Reply {
  call.world.commands.delete(find(call).id);
  call.world.tell({ is: 'commands-changed' });
  return NOTHING;
}
