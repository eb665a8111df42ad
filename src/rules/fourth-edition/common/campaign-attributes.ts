import type { CampaignAttribute } from '../../../character/character.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { SheetContext } from '../../resolve/context.ts';
import { finding } from '../../shared/findings.ts';
import { campaignAttributeStat } from '../../stat-ids.ts';

/** The attributes are the campaign's, and in no book. */
const cite: Citation = { book: 'This campaign', page: '' };

const none: readonly CampaignAttribute[] = [];

const attributesOf = ({ character }: Pick<SheetContext, 'character'>): readonly CampaignAttribute[] =>
  character.campaign.attributes ?? none;

/** Returns the stats of the campaign's own attributes, which points are spent on. */
export const listCampaignAttributes = (context: Pick<SheetContext, 'character'>): readonly StatId[] =>
  attributesOf(context).map(({ key }) => campaignAttributeStat(key));

/** Returns the name of an attribute; one without a name has its short name. */
const nameOf = ({ name, short }: CampaignAttribute): string => name.trim() || short.trim() || 'Unnamed attribute';

/** Writes what the value starts from: an attribute, half the sum of two rounded down, or nothing. */
function startFromBase(w: DerivationBuilder, { base, add }: CampaignAttribute): void {
  if (base === 'none') {
    w.start(add, 'by the campaign');
    return;
  }
  const [first = base, second] = base.split('+');
  w.startFrom(first);
  if (second !== undefined) w.addFrom(second).divide(2, 'half the sum').round('down');
  if (add !== 0) w.add(add, 'by the campaign', { cite });
}

/** Defines the value of each attribute of the campaign's own, and the points in it. */
export function defineCampaignAttributes(worksheet: Worksheet, context: SheetContext): void {
  for (const attribute of attributesOf(context)) {
    const id = campaignAttributeStat(attribute.key);
    worksheet.section(id, [attribute], () => {
      const { bought, price } = attribute;
      const name = nameOf(attribute);
      worksheet.define({
        id,
        name,
        cite,
        formula: (w) => {
          startFromBase(w, attribute);
          if (bought !== 0) w.add(bought, bought > 0 ? 'bought up' : 'bought down', { cite });
        },
      });
      worksheet.define({
        id: `${id}.points`,
        name: `${name}, points`,
        unit: 'points',
        cite,
        formula: (w) => {
          w.start(bought, 'levels bought').multiply(price, 'points for each level', { cite });
          if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('up', { cite });
        },
      });
    });
  }
}

/** Reports values of the campaign's own attributes that are beyond its limits. */
export function campaignAttributeFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  return attributesOf(context).flatMap((attribute) => {
    const { key, minimum, maximum } = attribute;
    const field = campaignAttributeStat(key);
    const score = worksheet.number(field);
    if ((minimum === null || score >= minimum) && (maximum === null || score <= maximum)) return [];
    const limit =
      minimum === null || maximum === null
        ? `${formatFraction(minimum ?? maximum ?? 0)} at ${minimum === null ? 'most' : 'least'} in this campaign`
        : `${formatFraction(minimum)} to ${formatFraction(maximum)} in this campaign`;
    const fact = { code: 'attribute-above-limit', name: nameOf(attribute), score, limit } as const;
    return [finding(fact, 'rule', { chapter: 'attributes', field }, cite)];
  });
}
