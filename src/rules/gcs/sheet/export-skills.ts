import { containersAround } from '../../../character/containers.ts';
import type { SkillRow } from '../../../character/skill-rows.ts';
import { isRaceRow } from '../../shared/race-skills.ts';
import type { ExportContext } from './export-context.ts';
import { type JsonObject, writeObject } from './export-object.ts';
import { writeSkill } from './export-skill.ts';
import { writeSpell } from './export-spell.ts';

/** The skills and the spells of a sheet: two lists of GCS, where the character has one. */
interface SkillTrees {
  readonly skills: readonly JsonObject[];
  readonly spells: readonly JsonObject[];
}

/** The skills and spells as the trees of rows that GCS has. A heading with both is a heading in either list. */
export function writeSkills(context: ExportContext): SkillTrees {
  const { skills, character } = context.derived.context;
  const headings = new Map(character.skills.filter(({ own }) => own?.holds).map((row) => [row.key, row]));
  const byKey = new Map(skills.map((skill) => [skill.key, skill]));
  const inside = (container: string): SkillTrees => {
    const trees = { skills: [] as JsonObject[], spells: [] as JsonObject[] };
    for (const row of character.skills) {
      if ((containersAround(headings, row)[0]?.key ?? '') !== container) continue;
      const skill = byKey.get(row.key);
      if (headings.has(row.key)) {
        const written = writeHeading(context, row, inside(row.key));
        trees.skills.push(...written.skills);
        trees.spells.push(...written.spells);
      } else if (skill?.facet?.spell) trees.spells.push(writeSpell(context, skill, skill.facet.spell));
      else if (skill) trees.skills.push(writeSkill(context, skill));
    }
    return trees;
  };
  const ofRace = skills.filter(isRaceRow);
  const own = inside('');
  return {
    skills: [...ofRace.filter(({ facet }) => !facet?.spell).map((skill) => writeSkill(context, skill)), ...own.skills],
    spells: [
      ...ofRace.flatMap((skill) => (skill.facet?.spell ? [writeSpell(context, skill, skill.facet.spell)] : [])),
      ...own.spells,
    ],
  };
}

function writeHeading(context: ExportContext, { key, own, note }: SkillRow, inside: SkillTrees): SkillTrees {
  const heading = { name: own?.name || 'Unnamed', reference: own?.page, local_notes: note };
  if (inside.skills.length + inside.spells.length === 0) {
    const id = context.idOf('S', { list: 'skills', key }, 'P');
    const empty = [writeContainer('skill', { ...heading, id })];
    return id.startsWith('P') ? { skills: [], spells: empty } : { skills: empty, spells: [] };
  }
  const hasSkills = inside.skills.length > 0;
  const twin = { list: 'made', key: `spells of ${key}` } as const;
  const origin = { list: 'skills', key } as const;
  return {
    skills: hasSkills
      ? [writeContainer('skill', { ...heading, id: context.idOf('S', origin), children: inside.skills })]
      : [],
    spells:
      inside.spells.length > 0
        ? [
            writeContainer('spell', {
              ...heading,
              id: context.idOf('P', hasSkills ? twin : origin),
              children: inside.spells,
            }),
          ]
        : [],
  };
}

/** A heading has none of the figures of a skill. */
function writeContainer(
  kind: 'skill' | 'spell',
  fields: Parameters<typeof writeObject<'skill' & 'spell'>>[1],
): JsonObject {
  const { difficulty: _, ...heading } = writeObject(kind, fields);
  return heading;
}
