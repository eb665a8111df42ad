/** What the simulation of a fight leaves out, in sentences, for every place that shows its results. */
export const leftOut: readonly string[] = [
  'The fight is on a line: nobody gets behind another, and there is no terrain, cover or light.',
  'Nobody talks, surprises, flees or calls for help; who yields does so at a part of their hits.',
  'Spells and abilities that are no attack of the sheet are not used.',
  'Nobody grapples or slams; kicks and throws are left out. Only those whose way to fight says so feint, for a turn, or aim at a place, which is a leg.',
  'Everybody has arrows and magazines enough, and fires one shot a turn.',
  'A fight of more rounds than are allowed is a draw; fatigue, bleeding and what comes after the fight are left out.',
];
