import {
  type CombatSituation,
  combatSituationSchema,
  maneuverChoiceSchema,
  parseSituation,
} from '../../character/combat-situation.ts';
import { combatStateSchema } from '../../character/combat-state.ts';
import { isRecord, partOf, type Schema } from '../../character/schema-parts.ts';
import { ownValue } from '../../engine/own-value.ts';

const example = '{"hitsLost": 3, "posture": "kneeling", "maneuver": "attack", "target": {"range": 12}}';
const needsObject = `--state needs an object in JSON, such as ${example}.`;

// Of the schemas: a field that is absent at first is a key as well.
const stateKeys: readonly string[] = Object.keys(combatStateSchema.shape);
const choiceKeys: readonly string[] = Object.keys(maneuverChoiceSchema.shape);
const parts = ['target', 'incoming', 'defense'] as const;
const allKeys = [...stateKeys, ...choiceKeys, ...parts];

/**
 * Reads the value of `--state`: the keys of a fighter's state and of the maneuver with its options side by side, with
 * the objects `target`, `incoming` and `defense`. An empty text is an ordinary fight.
 * @returns the situation, null without the option, or a sentence about its error
 */
export function readStateRequest(text: string | null): CombatSituation | string | null {
  if (text === null) return null;
  const given = text.trim() === '' ? {} : parseObject(text);
  if (!given) return needsObject;
  const unknown = Object.keys(given).find((key) => !allKeys.includes(key));
  if (unknown !== undefined) return `Unknown key “${unknown}” in --state; use ${allKeys.join(', ')}.`;
  const pick = (keys: readonly string[]) =>
    Object.fromEntries(Object.entries(given).filter(([key]) => keys.includes(key)));
  const input = { state: pick(stateKeys), choice: pick(choiceKeys), ...pick(parts) };
  const reading = parseSituation(input);
  if (reading.success) return findUnknownKey(combatSituationSchema, input, '') ?? reading.data;
  const [issue] = reading.error.issues;
  return issue ? describeIssue(issue) : needsObject;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** A sentence on the first key that the schema does not declare; null if there is none. */
function findUnknownKey(schema: Schema, input: unknown, path: string): string | null {
  const part = partOf(schema);
  if (part.kind !== 'object' || !isRecord(input)) return null;
  for (const [key, value] of Object.entries(input)) {
    const field = ownValue(part.fields, key);
    if (!field) return `Unknown key “${key}” in ${path} of --state; use ${Object.keys(part.fields).join(', ')}.`;
    const isPart = path === '' && (key === 'state' || key === 'choice');
    const found = findUnknownKey(field, value, isPart ? '' : path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

type Issue = NonNullable<ReturnType<typeof parseSituation>['error']>['issues'][number];

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The error in a value, in a sentence. The names of the two parts that are written side by side are left out. */
function describeIssue(issue: Issue): string {
  const [first, ...rest] = issue.path;
  const path = (first === 'state' || first === 'choice' ? rest : issue.path).map(String).join('.');
  const must = (words: string) => `In --state, ${path} must be ${words}.`;
  switch (issue.code) {
    case 'invalid_value':
      return must(`one of ${issue.values.filter((value) => value !== '').join(', ')}`);
    case 'invalid_type':
      return must(kinds[issue.expected] ?? issue.expected);
    case 'too_small':
      return must(`${issue.minimum} or more`);
    case 'too_big':
      return must(issue.origin === 'string' ? `${issue.maximum} characters or fewer` : `${issue.maximum} or less`);
    default:
      return `In --state, ${path} has a value that is not allowed.`;
  }
}
