import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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

export interface Served {
  readonly address: string;
  close(): void;
}

/**
 * Serves a folder as a static host does: with brotli, and files that the browser may keep for ten minutes. What is compressed is
 * kept, so that no request waits for it twice; the first load of each page should not be measured.
 */
export async function serveCompressed(folder: string): Promise<Served> {
  const compressed = new Map<string, Buffer>();
  const read = (path: string): Buffer => {
    const known = compressed.get(path);
    if (known) return known;
    const plain = readFileSync(join(folder, path));
    const body = packed.has(extname(path)) ? plain : brotliCompressSync(plain);
    compressed.set(path, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = normalize(pathname === '/' ? '/index.html' : pathname);
    try {
      const body = read(path);
      response.writeHead(200, {
        'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': path === '/service-worker.js' ? 'no-cache' : 'max-age=600',
        ...(packed.has(extname(path)) ? {} : { 'Content-Encoding': 'br' }),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
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
