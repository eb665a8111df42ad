import { lazy, type ReactNode, Suspense } from 'react';
import { type Character, literacyNorms } from '../../character/character.ts';
import { setCampaign } from '../../character/edit-character.ts';
import { formatFraction, formatNumber } from '../../engine/format.ts';
import type { CampaignSetting, KindLimit } from '../../rules/ruleset.ts';
import { eraOf, findLiteracyNorm, startMoneyStat, type TechLevels } from '../../rules/shared/campaign.ts';
import { monthlyBalanceStat } from '../../rules/shared/jobs.ts';
import { describeWealth, summarizeSetting } from '../../sheet-model/wording/setting-words.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/** The monthly cost of living at the character's Status, if the rules have one: "Status 0: cost of living $600 a month." */
function CostOfLiving() {
  const known = useSheet(({ worksheet }) => worksheet.has('costOfLiving'));
  const hasPay = useSheet(({ worksheet }) => worksheet.has('typicalPay'));
  // What a job of the character's own leaves is said with that.
  const hasJob = useCharacter(({ character }) => character.job !== undefined);
  if (!known) return null;
  return (
    <div data-field="status">
      <p className="row-note">
        Status <StatFigure stat="status" />: cost of living <StatFigure stat="costOfLiving" money /> a month.
        {hasPay && (
          <>
            {' '}
            A typical job pays <StatFigure stat="typicalPay" money />
            {!hasJob && (
              <>
                ; <StatFigure stat={monthlyBalanceStat} money /> is left
              </>
            )}
            .
          </>
        )}
      </p>
      <FindingsHere chapter="concept" field="status" />
    </div>
  );
}

/** The starting money, if setting and wealth determine it: "You start with $200 (Poor)." */
function StartingMoney() {
  const known = useSheet(({ worksheet }) => typeof worksheet.find(startMoneyStat)?.value === 'number');
  const wealth = useSheet(describeWealth);
  if (!known) return null;
  return (
    <p className="row-note">
      You start with <StatFigure stat={startMoneyStat} money />
      {wealth && ` (${wealth})`}.
    </p>
  );
}

/** Changes a campaign setting; `words` names the step for undo ("Tech level 3"). With `mergeWithPrevious` it forms one undo step with the previous edit. */
function setSetting<Setting extends CampaignSetting>(
  setting: Setting,
  value: Character['campaign'][Setting],
  words: string,
  mergeWithPrevious = false,
): void {
  editCharacter(words, (character) => setCampaign(character, setting, value), mergeWithPrevious);
}

/** The book's limit on a kind of trait. */
function useBookLimit(kind: KindLimit['kind']): number {
  return useSheet(({ ruleset, context }) => {
    const limits = ruleset.limits?.(context.character.campaign);
    return limits?.find((limit) => limit.kind === kind)?.book ?? 0;
  });
}

/** How many points disadvantages may give back. */
function DisadvantageLimit() {
  const limit = useCharacter(({ character }) => character.campaign.disadvantageLimit);
  const book = formatFraction(useBookLimit('disadvantage'));
  return (
    <NumberField
      label="Disadvantage limit"
      value={limit ?? undefined}
      unit="points"
      step={5}
      placeholder={book}
      hint={`Most points they may give back. Default ${book}.`}
      onCommit={(next, mergeWithPrevious) => {
        const points = next === 0 ? 0 : -Math.abs(next);
        setSetting('disadvantageLimit', points, `Disadvantage limit ${formatFraction(points)}`, mergeWithPrevious);
      }}
      onClear={(mergeWithPrevious) =>
        setSetting('disadvantageLimit', null, 'Default disadvantage limit', mergeWithPrevious)
      }
    />
  );
}

/** How many quirks may give a point. */
function QuirkLimit() {
  const limit = useCharacter(({ character }) => character.campaign.quirkLimit);
  const book = formatFraction(useBookLimit('quirk'));
  return (
    <NumberField
      label="Quirk limit"
      value={limit ?? undefined}
      min={0}
      placeholder={book}
      hint={`How many may give a point. Default ${book}.`}
      onCommit={(next, mergeWithPrevious) => {
        const count = Math.max(0, Math.trunc(next));
        setSetting('quirkLimit', count, `Quirk limit ${count}`, mergeWithPrevious);
      }}
      onClear={(mergeWithPrevious) => setSetting('quirkLimit', null, 'Default quirk limit', mergeWithPrevious)}
    />
  );
}

const normNames = {
  literate: 'Most read and write',
  'semi-literate': 'Most read a little',
  illiterate: 'Most cannot read',
} as const;

/** How literate most people are: by tech level, or as the player sets it. */
function LiteracyField() {
  const literacy = useCharacter(({ character }) => character.campaign.literacy);
  const likely = useCharacter(({ character }) => findLiteracyNorm({ ...character.campaign, literacy: null }));
  const likelyWords = normNames[likely].toLowerCase();
  return (
    <SelectField
      label="Reading and writing"
      value={literacy ?? ''}
      options={[
        { value: '', label: `By tech level: ${likelyWords}` },
        ...literacyNorms.map((value) => ({ value, label: normNames[value] })),
      ]}
      hint="Reading better than most costs points; reading worse gives points back."
      onCommit={(value) => {
        const norm = value === '' ? null : value;
        setSetting('literacy', norm, norm ? normNames[norm] : 'Literacy by tech level');
      }}
    />
  );
}

const manaWords: Readonly<Record<Character['campaign']['mana'], { name: string; hint: string }>> = {
  none: { name: 'None', hint: 'Magic does not work.' },
  low: { name: 'Low', hint: 'Only mages cast spells, at −5.' },
  normal: { name: 'Normal', hint: 'Mages cast spells at their full skill.' },
  high: { name: 'High', hint: 'Anyone who knows a spell can cast it.' },
};

/** How well magic works. */
function ManaField() {
  const mana = useCharacter(({ character }) => character.campaign.mana);
  return (
    <SelectField
      label="Mana"
      value={mana}
      options={(['none', 'low', 'normal', 'high'] as const).map((value) => ({ value, label: manaWords[value].name }))}
      hint={manaWords[mana].hint}
      onCommit={(value) => setSetting('mana', value, `Mana: ${manaWords[value].name.toLowerCase()}`)}
    />
  );
}

/** The prices of attributes, which few campaigns change: loaded when the part is opened. */
const CampaignPricesPart = lazy(async () => ({
  default: (await import('./campaign-prices.tsx')).CampaignPricesPart,
}));

function PricesField() {
  return (
    <Disclosure summary="Prices of attributes" lazy>
      <Suspense>
        <CampaignPricesPart />
      </Suspense>
    </Disclosure>
  );
}

/** The campaign's own attributes, likewise. */
const CampaignAttributesPart = lazy(async () => ({
  default: (await import('./campaign-attributes.tsx')).CampaignAttributesPart,
}));

function AttributesField() {
  return (
    <Disclosure summary="Further attributes" lazy>
      <Suspense>
        <CampaignAttributesPart />
      </Suspense>
    </Disclosure>
  );
}

/** Gravity here and at home, likewise. */
const GravityPart = lazy(async () => ({ default: (await import('./gravity-part.tsx')).GravityPart }));

function GravityField() {
  return (
    <Disclosure summary="Gravity" lazy>
      <Suspense>
        <GravityPart />
      </Suspense>
    </Disclosure>
  );
}

/** The books and tech levels in use, likewise. */
const CampaignBooksPart = lazy(async () => ({
  default: (await import('./campaign-books.tsx')).CampaignBooksPart,
}));

function BooksField() {
  return (
    <Disclosure summary="Books and tech levels" lazy>
      <Suspense>
        <CampaignBooksPart />
      </Suspense>
    </Disclosure>
  );
}

const fields: Readonly<Record<CampaignSetting, () => ReactNode>> = {
  techLevel: TechLevelField,
  startingWealth: StartingWealthField,
  literacy: LiteracyField,
  mana: ManaField,
  disadvantageLimit: DisadvantageLimit,
  quirkLimit: QuirkLimit,
  prices: PricesField,
  attributes: AttributesField,
  gravity: GravityField,
  books: BooksField,
};
const none: readonly CampaignSetting[] = [];
const noLevels: TechLevels = { eras: [], span: '' };

/** The game master's settings that the ruleset has, folded away under one line that sums them up. */
export function SettingFields() {
  const settings = useSheet(({ ruleset }) => ruleset.settings ?? none);
  const summary = useSheet(summarizeSetting);
  if (settings.length === 0) return null;
  return (
    <Disclosure summary={<span>Setting: {summary}</span>}>
      <div className="field-grid">
        {settings.map((setting) => {
          const Field = fields[setting];
          return (
            <div key={setting} data-field={setting}>
              <Field />
            </div>
          );
        })}
      </div>
    </Disclosure>
  );
}

/** The job, which few characters have: loaded when the part is opened. */
const JobPart = lazy(async () => ({ default: (await import('./job-part.tsx')).JobPart }));

/** The job and its pay, if the rules have jobs. */
export function JobFields() {
  const hasJobs = useSheet(({ ruleset }) => ruleset.jobs !== undefined);
  const title = useCharacter(({ character }) => character.job && (character.job.title || 'without a title'));
  if (!hasJobs) return null;
  return (
    <section aria-label="Job" data-field="job">
      <Disclosure summary={<span>Job: {title ?? 'none'}</span>} defaultOpen={title !== undefined} lazy>
        <Suspense>
          <JobPart />
        </Suspense>
      </Disclosure>
    </section>
  );
}

function TechLevelField() {
  const level = useCharacter(({ character }) => character.campaign.techLevel);
  const techLevels = useSheet(({ ruleset }) => ruleset.techLevels ?? noLevels);
  const maxLevel = techLevels.eras.length - 1;
  const outside = level !== null && (level < 0 || level > maxLevel);
  return (
    <NumberField
      label="Tech level"
      value={level ?? undefined}
      min={0}
      max={maxLevel}
      hint={eraOf(techLevels, level) || techLevels.span}
      message={outside && `Tech levels run from 0 to ${maxLevel}.`}
      onCommit={(next, mergeWithPrevious) =>
        setSetting('techLevel', Math.trunc(next), `Tech level ${Math.trunc(next)}`, mergeWithPrevious)
      }
      onClear={(mergeWithPrevious) => setSetting('techLevel', null, 'Tech level unspecified', mergeWithPrevious)}
    />
  );
}

function StartingWealthField() {
  const dollars = useCharacter(({ character }) => character.campaign.startingWealth);
  const bookWealth = useSheet(({ ruleset, context }) => ruleset.averageWealth?.(context.character.campaign) ?? null);
  return (
    <>
      <NumberField
        label="Starting wealth"
        value={dollars ?? undefined}
        unit="$"
        min={0}
        step={50}
        placeholder={bookWealth === null ? '' : formatNumber(bookWealth)}
        hint={`Starting money of an average person.${bookWealth === null ? '' : ` Leave empty for $${formatNumber(bookWealth)}, by tech level.`}`}
        onCommit={(next, mergeWithPrevious) =>
          setSetting('startingWealth', next, `Starting wealth $${formatNumber(next)}`, mergeWithPrevious)
        }
        onClear={(mergeWithPrevious) =>
          setSetting('startingWealth', null, 'Starting wealth unspecified', mergeWithPrevious)
        }
      />
      <StartingMoney />
      <CostOfLiving />
    </>
  );
}
