import type { Job } from '../../character/character.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import type { JobRules } from '../ruleset.ts';
import { skillStat } from '../stat-ids.ts';
import { applyEffectList, type EffectIndex } from './effects.ts';
import { finding } from './findings.ts';

/** What a job pays in dollars a month, the number of its monthly roll, and what a month leaves. */
export const jobPayStat = 'jobPay';
export const jobRollStat = 'jobRoll';
export const monthlyBalanceStat = 'monthlyBalance';

/** The wealth of a job, as a multiple of the average. */
const wealthTimes: Readonly<Record<Job['wealth'], number>> = {
  poor: 1 / 5,
  struggling: 1 / 2,
  average: 1,
  comfortable: 2,
  wealthy: 5,
};
const attributeIds: readonly string[] = ['st', 'dx', 'iq', 'ht', 'will', 'perception'];

/** Returns the skill that a job is rolled against; undefined if it is rolled against something else, or the ruleset lacks it. */
export function findJobSkill(skills: readonly ResolvedSkill[], { skill }: Job): ResolvedSkill | undefined {
  const wanted = skill.trim().toLowerCase();
  if (wanted === '') return undefined;
  const known = skills.filter(({ facet }) => facet !== null);
  return (
    known.find(({ name }) => name.toLowerCase() === wanted) ??
    known.find(({ plainName }) => plainName.toLowerCase() === wanted)
  );
}

/** The stat of the number that a job is rolled against; null for a fixed number, and for a skill that is not there. */
const rolledStat = (job: Job, skill: ResolvedSkill | undefined): StatId | null =>
  attributeIds.includes(job.skill) ? job.skill : skill ? skillStat(skill.key, 'level') : null;

/** The character's wealth as a multiple of the average. */
const wealthStat = 'wealthTimes';

/** Defines the pay of the job, if there is one, and the number of its monthly roll. */
export function defineJob(worksheet: Worksheet, context: SheetContext, effects: EffectIndex, rules: JobRules): void {
  const { job, campaign } = context.character;
  if (!job) return;
  const { techLevel } = campaign;
  const { cite } = rules;
  const skill = findJobSkill(context.skills, job);
  const rolled = rolledStat(job, skill);
  worksheet.section('job', [job, techLevel, effects, rolled], () => {
    const title = job.title.trim();
    worksheet.define({
      id: wealthStat,
      name: 'wealth, times the average',
      cite,
      formula: (w) => {
        const ofWealth = effects.get('startingMoney') ?? [];
        applyEffectList(
          w.start(1, 'average'),
          ofWealth.filter(({ op }) => op === 'times'),
        );
      },
    });
    worksheet.define({
      id: jobPayStat,
      name: title === '' ? 'pay of the job' : `pay, ${title}`,
      unit: '$ a month',
      cite,
      formula: (w) => {
        const listed = techLevel === null ? null : (rules.payAt?.(techLevel) ?? null);
        if (job.pay !== null) w.start(job.pay, 'pay of this job');
        else if (listed === null || techLevel === null) w.start(null, 'pay unspecified');
        else {
          w.lookup('monthly pay', `TL${formatFraction(techLevel)}`, listed, { cite });
          const times = wealthTimes[job.wealth];
          if (times !== 1) w.multiply(times, `a job for the ${job.wealth}`, { cite });
        }
        if (w.value === null) return;
        const rich = rules.timesForRich?.(w.consultNumber(wealthStat)) ?? 1;
        if (rich !== 1) w.multiply(rich, 'earned by the very rich', { cite });
        if (job.raise !== 0) w.multiply((100 + job.raise) / 100, `raises of ${formatSigned(job.raise)}%`, { cite });
        if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('nearest', { cite });
      },
    });
    worksheet.define({
      id: jobRollStat,
      name: title === '' ? 'monthly roll of the job' : `monthly roll, ${title}`,
      cite,
      formula: (w) => {
        if (rolled !== null) w.startFrom(rolled);
        else w.start(job.skill.trim() === '' ? job.target : null, 'a number for everyone');
        if (w.value !== null && job.modifier !== 0) w.add(job.modifier, 'modifier of the job', { cite });
      },
    });
  });
}

/** Reports a job that the character cannot roll for, is not skilled enough for, or is too poor for. */
export function jobFindings(worksheet: Worksheet, context: SheetContext, { cite }: JobRules): Finding[] {
  const { job } = context.character;
  if (!job) return [];
  const place = { chapter: 'concept', field: 'job' };
  const title = job.title.trim() || 'The job';
  const findings: Finding[] = [];
  const needed = job.skill.trim();
  const skill = findJobSkill(context.skills, job);
  const rolled = rolledStat(job, skill);
  const level = rolled === null ? null : worksheet.get(rolled).value;
  if (needed !== '' && typeof level !== 'number') {
    findings.push(finding({ code: 'job-skill-missing', title, skill: needed }, 'incomplete', place, cite));
  } else if (needed !== '' && job.prerequisite !== null && typeof level === 'number' && level < job.prerequisite) {
    const name = skill?.name ?? worksheet.get(needed).name;
    const fact = { code: 'job-prerequisite', title, skill: name, needed: job.prerequisite, level } as const;
    findings.push(finding(fact, 'rule', place, cite));
  }
  if (worksheet.number(wealthStat) < wealthTimes[job.wealth]) {
    findings.push(finding({ code: 'job-wealth', title, wealth: job.wealth }, 'unusual', place, cite));
  }
  return findings;
}
