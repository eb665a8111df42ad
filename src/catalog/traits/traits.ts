import type { TraitEntry } from '../trait-entry.ts';
import { advantages } from './advantages.ts';

/** All traits that can be taken. */
export const traits: readonly TraitEntry[] = [...advantages];
