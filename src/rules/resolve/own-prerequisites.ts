import type { TextMatch } from '../../catalog/effect.ts';
import type { Bounds, Prerequisite } from '../../catalog/prerequisite.ts';
import type { OwnPrerequisite, OwnTest } from '../../character/own-effect.ts';

const boundsOf = (atLeast: number | null, atMost: number | null): Bounds => ({
  ...(atLeast === null ? {} : { atLeast }),
  ...(atMost === null ? {} : { atMost }),
});

function readText({ match, name }: OwnTest): TextMatch {
  if (match === 'starts') return { starts: name };
  return match === 'contains' ? { contains: name } : name;
}

function readTest(own: OwnTest): Prerequisite {
  const bounds = boundsOf(own.atLeast, own.atMost);
  const text = readText(own);
  switch (own.kind) {
    case 'trait':
      return {
        traitNamed: text,
        ...(own.note === '' ? {} : own.withoutNote ? { withoutNote: own.note } : { note: own.note }),
        ...bounds,
      };
    case 'skill':
      return { skillNamed: text, ...(own.speciality === '' ? {} : { speciality: own.speciality }), ...bounds };
    case 'spell':
      return { spellsBy: 'name', text, ...bounds };
    case 'college':
    case 'tag':
      return { spellsBy: own.kind, text, ...bounds };
    case 'colleges':
      return { colleges: own.atLeast ?? 1 };
    case 'number':
      return { sumOf: [own.name, own.plus].map((stat) => stat.trim()).filter(Boolean), ...bounds };
    case 'weight':
    case 'quantity':
      return { contents: own.kind, ...bounds };
    case 'inUse':
      return { inUse: text };
  }
}

const readPart = (own: OwnTest): Prerequisite => (own.not ? { not: readTest(own) } : readTest(own));

/** What a typed-in entry requires, as entries of the lists have it; what has no part requires nothing. */
export const prerequisitesOf = (own: readonly OwnPrerequisite[]): Prerequisite[] =>
  own.flatMap(({ any, fromTechLevel, toTechLevel }): Prerequisite[] => {
    const [first, ...others] = any.map(readPart);
    if (!first) return [];
    const requires = others.length === 0 ? first : { any: [first, ...others] };
    const atTechLevel = boundsOf(fromTechLevel, toTechLevel);
    return [Object.keys(atTechLevel).length === 0 ? requires : { atTechLevel, requires }];
  });
