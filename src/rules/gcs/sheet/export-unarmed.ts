import { gcsId } from '../../../character/gcs/gcs-id.ts';
import { isDice } from '../../../engine/dice.ts';
import type { UnarmedAttack } from '../../shared/unarmed-attack.ts';
import { listUnarmedLines, type UnarmedLine } from '../../shared/unarmed-lines.ts';
import { lineStat } from '../../stat-ids.ts';
import { type ExportContext, numberOf } from './export-context.ts';
import { writeDefault } from './export-default.ts';
import { type JsonObject, writeObject } from './export-object.ts';
import { diceText, valueText } from './export-text.ts';
import { naturalAttacks } from './export-weapon-features.ts';

/** The blows of bare hands and feet, and those of the race, as a trait without a price: where GCS has them. */
export function writeNaturalAttacks(context: ExportContext): JsonObject {
  const { derived } = context;
  const id = context.idOf('t', { list: 'made', key: 'unarmed' });
  const lines = listUnarmedLines(derived.context, derived.ruleset.unarmed);
  const blows = [...new Set(lines.map(({ attack }) => attack))].filter(({ base }) => base !== 'none');
  return writeObject('trait', {
    id,
    name: naturalAttacks,
    reference: 'B271',
    weapons: blows.map((blow) => writeBlow(context, blow, lines, id)),
    calc: { points: 0 },
  });
}

function writeBlow(
  context: ExportContext,
  blow: UnarmedAttack,
  lines: readonly UnarmedLine[],
  owner: string,
): JsonObject {
  const ofBlow = lines.filter(({ attack }) => attack === blow);
  const numbers = (part: 'skill' | 'parry') =>
    ofBlow.flatMap(({ id }) => {
      const number = numberOf(context, lineStat(id, part));
      return number === null ? [] : [{ id, number }];
    });
  const best = numbers('skill').reduce<{ id: string; number: number } | null>(
    (highest, each) => (highest && highest.number >= each.number ? highest : each),
    null,
  );
  const parry = Math.max(...numbers('parry').map(({ number }) => number));
  const damage = best && context.derived.worksheet.find(lineStat(best.id, 'damage'))?.value;
  const own = blow.base && blow.base !== 'none' ? blow.base : null;
  const { dice, adds } = own ?? { dice: 0, adds: 0 };
  const base = dice === 0 && adds + blow.damageAdd === 0 ? '' : diceText({ dice, adds: adds + blow.damageAdd });
  const skills = blow.skills.map(({ id }) => writeDefault(context, { skill: id, penalty: -blow.skillAdd }));
  return writeObject('weapon', {
    id: gcsId('w', owner, blow.id),
    sv: 1,
    damage: writeObject('damage', { type: blow.type, st: own ? '' : 'thr', base }),
    usage: blow.name,
    reach: blow.reach,
    parry: blow.parries ? '0' : '',
    defaults: blow.trainedOnly
      ? skills
      : [writeDefault(context, { attribute: 'dx', penalty: -blow.skillAdd }), ...skills],
    calc: {
      level: Math.max(0, best?.number ?? 0),
      damage: [isDice(damage) ? diceText(damage) : valueText(damage), blow.type].filter(Boolean).join(' '),
      parry: blow.parries && Number.isFinite(parry) ? String(Math.max(0, parry)) : 'No',
      block: 'No',
    },
  });
}
