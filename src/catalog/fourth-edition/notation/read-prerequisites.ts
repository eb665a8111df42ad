import type { Prerequisite } from '../../prerequisite.ts';
import { readAttribute } from './read-default.ts';

/**
 * The requirements of a skill or spell: all of the parts separated by commas, or any of those separated by "or".
 *
 * "trained-by-a-master, judo or karate"    traits and skills by their ids "skill broadsword 12, trait magery 1"    with
 * a kind, and the level where one is needed "IQ 12"                                  an attribute "2 spells of Fire, 3
 * spells, 5 colleges" counts of other spells "spell ignite-fire"                      a spell
 */
export function readPrerequisites(text: string): Prerequisite[] {
  return text.split(', ').map((part) => {
    const [first, ...others] = part.split(' or ').map(readOne);
    if (!first) throw new Error(`No prerequisite: ${text}`);
    return others.length === 0 ? first : { any: [first, ...others] };
  });
}

function readOne(text: string): Prerequisite {
  const [, spells, college] = /^(\d+) spells?(?: of (.+))?$/.exec(text) ?? [];
  if (spells !== undefined) return { spells: Number(spells), ...(college === undefined ? {} : { college }) };
  const [, colleges] = /^(\d+) colleges$/.exec(text) ?? [];
  if (colleges !== undefined) return { colleges: Number(colleges) };
  const [, attribute, score] = /^(ST|DX|IQ|HT|Will|Per) (\d+)$/.exec(text) ?? [];
  if (attribute !== undefined) return { attribute: readAttribute(attribute), atLeast: Number(score) };
  const [, kind, id, speciality, level] = /^(trait|skill|spell) ([a-z0-9-]+)(?:\((.+)\))?(?: (\d+))?$/.exec(text) ?? [];
  if (id === undefined) throw new Error(`No prerequisite: ${text}`);
  const atLevel = level === undefined ? {} : { level: Number(level) };
  if (kind === 'trait') return { trait: id, ...atLevel };
  if (kind === 'spell') return { spell: id, ...atLevel };
  return { skill: id, ...(speciality === undefined ? {} : { speciality }), ...atLevel };
}
