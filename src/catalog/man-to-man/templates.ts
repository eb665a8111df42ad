import type { Template } from '../template.ts';

/** Templates of Man to Man. */
export const manToManTemplates: readonly Template[] = [];
