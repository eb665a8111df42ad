import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { compileServiceWorker, writeServiceWorker } from '../../vite/service-worker.ts';

const home = '/some/where/';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** Compiled once for all sites of a process. */
let workerCode: Promise<string> | undefined;

async function writeWorker(folder: string): Promise<void> {
  workerCode ??= compileServiceWorker();
  await writeServiceWorker(folder, await workerCode);
}

/** A separate web server with a copy of the build below a path. It can change its release, lack files, and stop. */
export class Site {
  /** The addresses of files that are missing. */
  missing: RegExp | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'site-'));
  private readonly server: Server;

  private constructor() {
    cpSync(resolve(process.env.E2E_DIST ?? 'dist'), this.folder, { recursive: true });
    this.mark('1');
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      const path = pathname === home ? 'index.html' : pathname.slice(home.length);
      try {
        if (!pathname.startsWith(home) || path.includes('..') || this.missing?.test(path)) throw new Error('not here');
        const body = readFileSync(join(this.folder, path));
        // As static hosts do: the browser may keep files for minutes without asking.
        response.writeHead(200, {
          'Content-Type': types[extname(path)] ?? 'application/octet-stream',
          'Cache-Control': 'max-age=600',
        });
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
  }

  static async open(): Promise<Site> {
    const site = new Site();
    await writeWorker(site.folder);
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${home}`;
  }

  /** Replaces the release with a new one: every script and style sheet has another name. */
  async release(mark: string): Promise<void> {
    const assets = join(this.folder, 'assets');
    const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
    const renamed = new Map(names.map((name) => [name, name.replace(/\.(js|css)$/, `.${mark}.$1`)]));
    const texts = [join(this.folder, 'index.html'), ...names.map((name) => join(assets, name))];
    const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
    for (const path of texts) {
      const text = readFileSync(path, 'utf8').replace(anyName, (name) => renamed.get(name) ?? name);
      writeFileSync(path, text);
    }
    for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
    this.mark(mark);
    await writeWorker(this.folder);
  }

  /** Stops the server. */
  goAway(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  close(): void {
    this.goAway();
    rmSync(this.folder, { recursive: true });
  }

  /** Writes the name of its release into the page. */
  private mark(mark: string): void {
    const page = join(this.folder, 'index.html');
    const html = readFileSync(page, 'utf8').replace(
      /<meta name="release".*?>|(?=<title>)/,
      `<meta name="release" content="${mark}">`,
    );
    writeFileSync(page, html);
  }
}
