import { quirks as shared } from '../../entries/traits/quirks.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { write } from '../notation/trait-parameters.ts';

/** Quirks, Basic Set pp. 162–165. */
export const quirks = readTraitTable('quirk', {
  quirk: [shared.quirk, -1, 162, { repeatable: true, parameters: [write('What', 'A liking, a habit, a belief')] }],
  attentive: ['Attentive', -1, 163, 'You keep to one task and dislike being called away.', 'focus task'],
  'broad-minded': ['Broad-Minded', -1, 163, 'Other ways and peoples do not trouble you.', 'tolerant open'],
  careful: ['Careful', -1, 163, 'You plan, check and prepare more than others.', 'cautious planning prudent'],
  chauvinistic: ['Chauvinistic', -1, 163, 'You know that your own kind is best.', 'prejudice intolerant snob'],
  congenial: ['Congenial', -1, 164, 'You like company and work best with it.', 'friendly social'],
  distractible: ['Distractible', -1, 164, 'Your thoughts leave the task too soon.', 'distracted focus'],
  dreamer: ['Dreamer', -1, 164, 'You dream of better things instead of doing this one.', 'daydream idle'],
  dull: ['Dull', -1, 164, 'You keep to what is known and safe.', 'boring staid'],
  humble: ['Humble', -1, 164, 'You put your own wants behind those of others.', 'modest meek'],
  imaginative: ['Imaginative', -1, 164, 'You have ideas, good or not.', 'creative ideas'],
  nosy: ['Nosy', -1, 164, 'You meddle in the affairs of others.', 'curious gossip'],
  proud: ['Proud', -1, 164, 'What others think of you matters a little too much.', 'pride vain'],
  responsive: ['Responsive', -1, 164, 'You notice the feelings of others and act on them.', 'kind feelings'],
  staid: ['Staid', -1, 164, 'You leave things alone that do not concern you.', 'calm incurious'],
  uncongenial: ['Uncongenial', -1, 165, 'You would rather be by yourself.', 'alone loner'],
  'cannot-float': ['Cannot Float', -1, 165, 'In water you sink like a stone.', 'swim sink drown'],
  'nervous-stomach': ['Nervous Stomach', -1, 165, 'Rich, spicy or strong fare disagrees with you.', 'food drink sick'],
});
