import { ownValue } from '../../engine/own-value.ts';
import type { GcsFields } from './gcs-fields.ts';
import { maxContainerDepth } from './gcs-limits.ts';
import type { GcsPrerequisite, GcsPrerequisiteList, GcsPrerequisiteTest } from './gcs-rows.ts';
import { anyText, readMatch, readNumberMatch } from './read-criteria.ts';

const kinds: Readonly<Record<string, GcsPrerequisiteTest['type']>> = {
  trait_prereq: 'trait',
  advantage_prereq: 'trait',
  skill_prereq: 'skill',
  spell_prereq: 'spell',
  attribute_prereq: 'attribute',
  contained_weight_prereq: 'weight',
  contained_quantity_prereq: 'quantity',
  equipped_equipment: 'equipped',
  script_prereq: 'script',
};

/** Reads what a row requires; null for nothing. */
export function readPrerequisites(row: GcsFields): GcsPrerequisiteList | null {
  const list = row.object('prereqs');
  if (!list) return null;
  const read = readList(list, 1);
  return read.of.length === 0 ? null : read;
}

function readList(list: GcsFields, depth: number): GcsPrerequisiteList {
  const items = depth > maxContainerDepth ? [] : list.objects('prereqs');
  if (depth > maxContainerDepth) list.log.add({ code: 'rows-too-deep', at: list.at, limit: maxContainerDepth });
  return {
    type: 'list',
    all: list.value('all') === undefined ? true : list.flag('all'),
    whenTechLevel: readNumberMatch(list, 'when_tl'),
    of: items.map(
      (item): GcsPrerequisite => (item.text('type') === 'prereq_list' ? readList(item, depth + 1) : readTest(item)),
    ),
  };
}

function readTest(test: GcsFields): GcsPrerequisiteTest {
  const original = test.text('type');
  const type = ownValue(kinds, original) ?? 'unknown';
  const isAttribute = type === 'attribute';
  const isCounted = type === 'weight' || type === 'quantity';
  return {
    type,
    has: test.value('has') === undefined ? true : test.flag('has'),
    name: type === 'spell' ? readMatch(test, 'qualifier') : readMatch(test, 'name'),
    specialization: readMatch(test, 'specialization'),
    notes: readMatch(test, 'notes'),
    level: isAttribute || isCounted ? readNumberMatch(test, 'qualifier') : readNumberMatch(test, 'level'),
    quantity: readNumberMatch(test, 'quantity'),
    subType: test.text('sub_type'),
    attribute: isAttribute ? test.text('which') : '',
    combinedWith: isAttribute ? test.text('combined_with') : '',
    original,
    ...(type === 'script' ? { name: anyText } : {}),
  };
}
