import type { Effect } from '../catalog/effect.ts';
import { resolveTarget } from '../rules/shared/targets.ts';

/** What an effect changes as one text, as files name it: "dodge", "skill:bow", "reaction:named". */
export const statOf = ({ to }: Pick<Effect, 'to'>): string => resolveTarget(to, '').key.replace(/[.:]$/, '');
