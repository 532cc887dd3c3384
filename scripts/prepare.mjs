/**
 * Puts in place what a fresh clone lacks, before `npm start` and `npm test`: packages, node-canvas with its
 * system libraries, the Prisma client. Says one line on standard error for each thing it does, and nothing
 * where nothing is missing. It runs before any package is there, so it is plain Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
/** What node-canvas is compiled against, as pkg-config and as Debian name it. */
const LIBRARIES = ['cairo', 'pangocairo', 'pangoft2', 'libpng', 'libjpeg', 'librsvg-2.0'];
const DEBIAN_PACKAGES = [
  'build-essential',
  'pkg-config',
  'python3',
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg62-turbo-dev',
  'libgif-dev',
  'librsvg2-dev',
];

checkNode();
installPackages();
buildCanvas();
generateClient();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Firepit needs Node 20.19 or later; this is ${process.version}. Install a newer one from https://nodejs.org, then try again.`,
  );
}

/** Installs what package-lock.json names, without any package's own scripts. */
function installPackages() {
  if (isInstalled()) return;
  say('Installing the packages ...');
  const done = runNpm(['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'], {});
  if (!done.ok) stop(`The packages could not be installed:\n${done.output}`);
}

/** Holds what npm noted after its last install against package-lock.json. */
function isInstalled() {
  const noted = join(modules, '.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(noted, 'utf8')).packages;
  const isThere = ([path, { version, optional, devOptional }]) =>
    path === '' ||
    found[path]?.version === version ||
    // Packages for other platforms stand in the lockfile and are not installed.
    (found[path] === undefined && (optional || devOptional));
  return Object.entries(wanted).every(isThere) && Object.keys(found).every((path) => wanted[path]);
}

/** Makes node-canvas load: by its prebuilt binary, or compiled here. */
function buildCanvas() {
  if (canvasLoads()) return;
  const folder = join(modules, 'canvas');
  say('Fetching the prebuilt node-canvas ...');
  const download = run(process.execPath, [join(modules, 'prebuild-install/bin.js'), '-r', 'napi'], {
    cwd: folder,
    timeout: 90_000,
  });
  if (download.ok && canvasLoads()) return;
  if (!hasLibraries()) installLibraries();
  say('There is no prebuilt node-canvas to be had; compiling it (about half a minute) ...');
  const compiled = runNpm(['rebuild', 'canvas'], {
    npm_config_build_from_source: 'true',
    ...headers(),
  });
  if (!compiled.ok || !canvasLoads()) {
    stop(`node-canvas could not be compiled. ${advice()}\n${compiled.output}`);
  }
}

/** Whether the compiled part is there and finds its libraries. */
function canvasLoads() {
  if (!existsSync(join(modules, 'canvas/build/Release/canvas.node'))) return false;
  try {
    createRequire(import.meta.url)('canvas');
    return true;
  } catch {
    return false;
  }
}

function hasLibraries() {
  const tools = ['make', 'c++', 'python3'].every((tool) => run(tool, ['--version'], {}).ok);
  return tools && run('pkg-config', ['--exists', ...LIBRARIES], {}).ok;
}

function installLibraries() {
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'], {}).ok) {
    stop(`node-canvas needs libraries of the system. ${advice()}`);
  }
  say("Installing the system's libraries for node-canvas (apt-get) ...");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = run('apt-get', ['update', '-q'], { env });
  const installed = run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...DEBIAN_PACKAGES],
    { env },
  );
  if (!installed.ok) {
    stop(`The libraries could not be installed:\n${updated.output}${installed.output}`);
  }
}

function advice() {
  return process.platform === 'darwin'
    ? 'Run `brew install pkg-config cairo pango libpng jpeg giflib librsvg`, then try again.'
    : `On Debian or Ubuntu run \`sudo apt-get install -y ${DEBIAN_PACKAGES.join(' ')}\`, then try again.`;
}

/** Node's headers, where they stand beside it: else they would be downloaded to compile with. */
function headers() {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, 'include/node/node_api.h')) ? { npm_config_nodedir: prefix } : {};
}

/** Generates src/store/client where it is missing, or the schema or Prisma is another one than last time. */
function generateClient() {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'prisma/schema.prisma')));
  hash.update(readFileSync(join(modules, 'prisma/package.json')));
  const mark = hash.digest('hex');
  const noted = join(modules, '.cache/firepit/client');
  const client = join(root, 'src/store/client/client.ts');
  if (existsSync(client) && existsSync(noted) && readFileSync(noted, 'utf8') === mark) return;
  say('Generating the Prisma client ...');
  const done = run(process.execPath, [join(modules, 'prisma/build/index.js'), 'generate'], {
    env: {
      // It asks for an engine that it does not need, and would download it: any file will do.
      PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'package.json'),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  if (!done.ok) stop(`The Prisma client could not be generated:\n${done.output}`);
  mkdirSync(dirname(noted), { recursive: true });
  writeFileSync(noted, mark);
}

/** npm as it runs this script, or the one on the path. */
function runNpm(args, env) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], { env })
    : run('npm', args, { env });
}

function run(command, args, { cwd = root, env = {}, timeout } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function stop(sentence) {
  say(sentence);
  process.exit(1);
}
