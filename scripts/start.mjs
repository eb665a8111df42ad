// npm start: builds when the sources changed, serves the build and prints its address. With --dev: Vite's dev server.
// PORT and HOST set the address; without PORT the next free one is used. --open opens the browser.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDeps, projectRoot } from './bootstrap.mjs';
import { fingerprint } from './fingerprint.mjs';
import { onEnd } from './orphan.mjs';

await ensureDeps();
const dev = process.argv.includes('--dev');
process.env.NODE_ENV = dev ? 'development' : 'production'; // Vite uses an inherited NODE_ENV
const vite = await import('vite'); // in this process, so that no child process can be left behind
const net = {
  host: process.env.HOST || '127.0.0.1',
  port: Number(process.env.PORT) || 5173,
  strictPort: Boolean(process.env.PORT),
  open: process.argv.includes('--open'),
};

async function buildIfStale() {
  const wanted = fingerprint([
    'index.html',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
    'vite',
    'src',
    'public',
  ]);
  const stamp = join(projectRoot, 'dist', '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await vite.build({ root: projectRoot, logLevel: 'warn' });
  writeFileSync(stamp, wanted);
}

async function serve() {
  if (dev) return (await vite.createServer({ root: projectRoot, server: net })).listen();
  await buildIfStale();
  // Any host name of this machine in the network ("my-pc.local"): the content is the same for everyone.
  return vite.preview({ root: projectRoot, preview: { ...net, allowedHosts: process.env.HOST ? true : [] } });
}

const server = await serve().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
server.printUrls();
onEnd(() => {
  server.close().finally(() => process.exit(0));
  setTimeout(() => process.exit(0), 2000).unref();
});
