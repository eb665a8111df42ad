// npm run build: builds the program for any static host into dist/.
import { join } from 'node:path';
import { ensureDeps, projectRoot } from './bootstrap.mjs';

await ensureDeps();
process.env.NODE_ENV = 'production'; // Vite uses an inherited NODE_ENV: 'development' would ship React's larger build
const { build } = await import('vite');
await build({ root: projectRoot, configFile: join(projectRoot, 'vite.config.ts') });
