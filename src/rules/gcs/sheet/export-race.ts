import type { AttributeId } from '../../../character/character.ts';
import { raceKeyPrefix } from '../../resolve/race-template.ts';
import { findRacePoints } from '../../shared/race-skills.ts';
import { resolveSkillFacet } from '../../shared/skill-facet.ts';
import { countFeatures, type ExportContext, numberOf } from './export-context.ts';
import { attributeId, writeFeatures } from './export-features.ts';
import { fixed, type JsonObject, writeObject } from './export-object.ts';
import { referenceOf, signedText, splitName } from './export-text.ts';
import { writePart, writeTrait } from './export-trait.ts';

/** The part of a race that makes the sum of all parts its price. */
const restKey = `${raceKeyPrefix}rest`;

/**
 * The race as a container of what all its members have, at the price of the race; none for a human. The race's skills are
 * rows among the skills, to which it gives points here.
 */
export function writeRace(context: ExportContext): readonly JsonObject[] {
  const { derived } = context;
  const { race } = derived.context;
  const { facet } = race;
  if (!facet || race.id === 'human') return [];
  const attributes = derived.ruleset.attributes.flatMap(({ id, short }) => {
    const modifier = facet[id] ?? 0;
    return modifier === 0 ? [] : [writeAttribute(context, id, short, modifier)];
  });
  const effects = writeFeatures(context, facet.effects ?? [], { key: raceKeyPrefix, level: 1, isLeveled: false });
  const skills = writeSkillPoints(context);
  countFeatures(context, effects);
  const traits = race.traits.map((trait) => writeTrait(context, trait, { list: 'made', key: trait.key }));
  const points = numberOf(context, 'points.race') ?? 0;
  const parts = [...attributes, ...traits];
  const rest = points - parts.reduce((sum, { calc }) => sum + pointsIn(calc), 0);
  const needsRest = rest !== 0 || effects.length > 0 || skills.length > 0;
  return [
    writeObject('trait', {
      id: context.idOf('T', { list: 'made', key: `${raceKeyPrefix}all` }),
      name: race.name,
      reference: referenceOf(facet.cite),
      local_notes: (facet.notes ?? []).join('; '),
      container_type: 'ancestry',
      ancestry: 'Human',
      children: [
        ...parts,
        ...(needsRest ? [writePart(context, restKey, 'Features of the race', rest, [...effects, ...skills])] : []),
      ],
      calc: { points: fixed(points) },
    }),
  ];
}

const pointsIn = (calc: unknown): number =>
  typeof calc === 'object' && calc !== null && 'points' in calc ? Number(calc.points) : 0;

function writeAttribute(context: ExportContext, id: AttributeId, short: string, modifier: number): JsonObject {
  const { ruleset } = context.derived;
  const price = ruleset.attributePrice(id, 10 + modifier) ?? 0;
  const bonus = { type: 'attribute_bonus', attribute: attributeId(id), amount: modifier };
  countFeatures(context, [bonus]);
  return writePart(context, `${raceKeyPrefix}${id}`, `${short} ${signedText(modifier)}`, price, [bonus]);
}

/** The points that the levels of the race's skills are worth, as bonuses on the skills' points. */
function writeSkillPoints(context: ExportContext): JsonObject[] {
  const { derived } = context;
  return derived.context.race.skills.flatMap((skill) => {
    const facet = resolveSkillFacet(derived.context, skill);
    const points = facet ? findRacePoints(derived.ruleset.skillLadder, facet, skill) : 0;
    if (points === 0) return [];
    const { name, specialization } = splitName(skill.plainName);
    const special = specialization || skill.row.speciality;
    return [
      writeObject('feature', {
        type: facet?.spell ? 'spell_point_bonus' : 'skill_point_bonus',
        ...(facet?.spell ? { match: 'spell_name' } : {}),
        name: { compare: 'is', qualifier: name },
        ...(special === '' ? {} : { specialization: { compare: 'is', qualifier: special } }),
        amount: points,
      }),
    ];
  });
}
