import type { Effect } from '../catalog/effect.ts';
import { resolveTarget } from '../rules/shared/targets.ts';

/** Returns the target of an effect as one text, as in files: "dodge", "skill:bow", "reaction:named". */
export const statOf = ({ to }: Pick<Effect, 'to'>): string => resolveTarget(to, '').key.replace(/[.:]$/, '');
