import { type CommandForm, commandForm, commandForms } from '../limits/command.ts';
import { readForm } from '../limits/form.ts';
import { refusal } from '../refusal.ts';
import type { Command } from '../world/state.ts';
import { commandJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Call, created, NOTHING, ok, param, type Reply, type Route, route } from './route.ts';

const GLOBAL = '/applications/:application/commands';
const OF_GUILD = '/applications/:application/guilds/:guild/commands';

/** The application's commands: global ones, and those of one guild. */
export const commandRoutes: readonly Route[] = [GLOBAL, OF_GUILD].flatMap((path) => [
  route('GET', path, list),
  route('PUT', path, replaceAll),
  route('POST', path, put),
  route('GET', `${path}/:command`, read),
  route('DELETE', `${path}/:command`, remove),
]);

/** The guild in the path, or null for global commands. 50001 for somebody else's application. */
function scopeOf(world: World, call: Call): string | null {
  if (param(call, 'application') !== world.applicationId) throw refusal('missingAccess');
  const guildId = call.params['guild'];
  return guildId === undefined ? null : world.guild(guildId).id;
}

function commandsOf(world: World, guildId: string | null): Command[] {
  return [...world.commands.values()].filter((command) => command.guildId === guildId);
}

function list(world: World, call: Call): Reply {
  return ok(commandsOf(world, scopeOf(world, call)).map((one) => commandJson(world, one)));
}

function replaceAll(world: World, call: Call): Reply {
  const guildId = scopeOf(world, call);
  const forms = readForm(commandForms, call.body);
  const before = commandsOf(world, guildId);
  for (const { id } of before) world.commands.delete(id);
  const commands = forms.map((form) => register(world, guildId, form, before));
  world.tell({ is: 'commands-changed' });
  return ok(commands.map((command) => commandJson(world, command)));
}

function put(world: World, call: Call): Reply {
  const guildId = scopeOf(world, call);
  const form = readForm(commandForm, call.body);
  const before = commandsOf(world, guildId);
  const isNew = before.every((command) => command.form.name !== form.name);
  const command = register(world, guildId, form, before);
  world.tell({ is: 'commands-changed' });
  return (isNew ? created : ok)(commandJson(world, command));
}

/** A command of the same name keeps its id. */
function register(
  world: World,
  guildId: string | null,
  form: CommandForm,
  before: readonly Command[],
): Command {
  const id = before.find((command) => command.form.name === form.name)?.id ?? world.nextId();
  const command = { id, version: world.nextId(), guildId, form };
  world.commands.set(id, command);
  return command;
}

function find(world: World, call: Call): Command {
  const guildId = scopeOf(world, call);
  const command = world.commands.get(param(call, 'command'));
  if (command?.guildId !== guildId) throw refusal('unknownCommand');
  return command;
}

function read(world: World, call: Call): Reply {
  return ok(commandJson(world, find(world, call)));
}

function remove(world: World, call: Call): Reply {
  world.commands.delete(find(world, call).id);
  world.tell({ is: 'commands-changed' });
  return NOTHING;
}
