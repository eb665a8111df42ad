import type { Template } from '../template.ts';

/** Templates of GURPS Lite. */
export const liteTemplates: readonly Template[] = [];
