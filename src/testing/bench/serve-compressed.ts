import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Compressed already. */
const packed = new Set(['.woff2', '.png']);

/** As hosts that compress when asked; the best quality takes ten times as long, for a twentieth less. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export interface Served {
  readonly address: string;
  close(): void;
}

/**
 * Serves a folder as a static host does: with brotli, and files that the browser may keep for ten minutes. All is compressed
 * beforehand, so that no request waits for it.
 */
export async function serveCompressed(folder: string): Promise<Served> {
  const bodies = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const plain = readFileSync(path);
        const address = `/${relative(folder, path).replaceAll('\\', '/')}`;
        return [address, packed.has(extname(path)) ? plain : brotliCompressSync(plain, quality)] as const;
      }),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname === '/' ? '/index.html' : pathname;
    const body = bodies.get(path);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': path === '/service-worker.js' ? 'no-cache' : 'max-age=600',
      ...(packed.has(extname(path)) ? {} : { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
