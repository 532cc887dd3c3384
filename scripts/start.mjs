/**
 * `npm start`: puts in place what is missing, compiles, and runs the bot within the limits of its memory. What
 * the C library heeds must stand there before a process begins, so the bot is a process of its own; signals reach
 * it, and its status is this one's.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const limits = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8'));

const compiler = ['node_modules/tsc7/bin/tsc', '-p', 'tsconfig.build.json'];
const built = spawnSync(process.execPath, compiler, { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

// Of what a host sets itself the last counts: a larger heap keeps the other limits.
const options = [...limits.node, process.env.NODE_OPTIONS ?? ''].join(' ').trim();
const bot = spawn(process.execPath, ['dist/main.js'], {
  cwd: root,
  env: { ...limits.env, ...process.env, NODE_OPTIONS: options },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => bot.kill(signal));
bot.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
bot.once('exit', (status, signal) => {
  if (signal === null) process.exit(status ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
