import { advantages, inbornAdvantages } from '../../entries/traits/advantages.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, write } from '../notation/trait-parameters.ts';

/** Advantages of fighters and heroes, none of them exotic (Basic Set, pp. 39–99). */
export const fightingAdvantages = readTraitTable('advantage', {
  ambidexterity: [advantages.ambidexterity, 5, 39, { effects: ['offHand +4'] }],
  'combat-reflexes': [advantages['combat-reflexes'], 15, 43, {
    effects: ['activeDefenses +1', 'skill Fast-Draw +1', 'frightCheck +2', 'iq +6: to wake up, or recover from surprise or mental stun'],
    prerequisites: [{ not: { trait: 'combat-paralysis' } }], notes: ['You never freeze; +1 to the initiative of your side, or +2 if you lead it'] }],
  'danger-sense': [inbornAdvantages['danger-sense'], 15, 47, {
    notes: ['The game master rolls against your Perception; a 3 or 4 tells something of what threatens'], modifiers: ['ESP -10%'] }],
  daredevil: [inbornAdvantages.daredevil, 15, 47, {
    effects: ['skills all +1: while you take a needless risk'], notes: ['While you take a needless risk you may roll critical failures again'] }],
  'enhanced-block': ['Enhanced Block', '5/level', 51, 'You stop more with a shield or cloak than your skill would let you.', 'defense shield block cloak better', {
    effects: ['block +1/level'], parameters: [choose('With', [['Shield', 0, { short: '' }], ['Cloak', 0]])] }],
  'enhanced-dodge': ['Enhanced Dodge', '15/level', 51, 'You are gone where the blow lands.', 'defense dodge evade better avoid', { effects: ['dodge +1/level'] }],
  fearlessness: ['Fearlessness', '2/level', 55, 'You are hard to frighten or to cow.', 'fear fright brave courage intimidation terror', {
    effects: ['frightCheck +1/level', 'will +1/level: against Intimidation and powers that frighten'], prerequisites: [{ not: { trait: 'unfazeable' } }] }],
  gunslinger: ['Gunslinger', 25, 58, 'Guns, beams and their like hit what you point them at, aimed or not.', 'gun pistol shoot accuracy aim firearm cinematic', {
    notes: ['Accuracy of a one-handed gun counts without aiming, half of it with a longer one, and firing on the move costs less'] }],
  'hard-to-kill': ['Hard to Kill', '2/level', 58, 'You cling to life when others would be dead.', 'survive death die tough dying', { effects: ['ht +1/level: to survive at −HP or below'] }],
  'hard-to-subdue': ['Hard to Subdue', '2/level', 59, 'You are not easily knocked out.', 'unconscious knockout awake tough sleep drug', { effects: ['ht +1/level: to stay conscious'] }],
  'high-pain-threshold': [inbornAdvantages['high-pain-threshold'], 10, 59, {
    effects: ['ht +3: against knockdown and stunning', 'will +3: under torture of the body'], prerequisites: [{ not: { trait: 'low-pain-threshold' } }], notes: ['No penalty for shock'] }],
  'peripheral-vision': [advantages['peripheral-vision'], 15, 74, {
    effects: ['perception +3: to notice those who sneak up from the side'],
    notes: ['The sides count as front when you see, and you may defend at −2 against a blow from behind'], modifiers: ['Easy to hit -20%'] }],
  'trained-by-a-master': ['Trained by a Master', 30, 93, 'A true master taught you arts beyond the ordinary.', 'martial arts chi monk karate cinematic kung fu ninja', {
    notes: ['Half the penalty for Rapid Strikes and for parrying again; opens the cinematic skills'] }],
  'weapon-master': ['Weapon Master', 0, 99, 'Weapons do in your hand what they do in no other.', 'weapons damage master cinematic swordsman sword', {
    parameters: [
      choose('Weapons', [
        ['All muscle-powered weapons', 45, { id: 'all', short: 'all' }],
        ['A large class', 40, { id: 'large', short: '' }],
        ['A medium class', 35, { id: 'medium', short: '' }],
        ['A small class', 30, { id: 'small', short: '' }],
        ['Two weapons used together', 25, { id: 'pair', short: '' }],
        ['One weapon', 20, { id: 'one', short: '' }],
      ], { initial: 'one' }),
      write('Which', 'Weapons that you master', ['knives', 'swords', 'fencing weapons', 'broadsword', 'rapier and dagger'], { onlyWith: { parameter: 'weapons', options: ['large', 'medium', 'small', 'pair', 'one'] } }),
    ],
    notes: ['Half the penalty for Rapid Strikes and for parrying again', '+1 damage a die at DX+1 with the weapon, +2 at DX+2'] }],
  // Luck, and help from fate
  luck: [inbornAdvantages.luck, 0, 66, {
    parameters: [choose('How often', [['Once an hour', 15, { id: 'luck', short: '' }], ['Extraordinary: every 30 minutes', 30, { id: 'extraordinary', short: 'extraordinary' }], ['Ridiculous: every 10 minutes', 60, { id: 'ridiculous', short: 'ridiculous' }]])],
    notes: ['Roll twice more and take the best, or make an attacker do so and take the worst'], modifiers: ['Active -40%', 'Aspected -20%', 'Defensive -20%', 'Wishing +100%'] }],
  serendipity: ['Serendipity', '15/level', 83, 'Happy chances come your way, once a session for each level.', 'luck chance coincidence fortune fate', { plays: 'story' }],
  'super-luck': ['Super Luck', 100, 89, 'You say what one roll in an hour comes out as.', 'luck fortune dice dictate fate', { notes: ['Once an hour of play'] }],
  unfazeable: ['Unfazeable', 15, 95, 'Nothing on earth frightens you any more.', 'fear fright brave calm intimidation horror', { prerequisites: [{ not: { trait: 'fearlessness' } }], notes: ['No Fright Checks, and nobody can intimidate you'] }],
  'rapid-healing': [inbornAdvantages['rapid-healing'], 0, 79, {
    parameters: [choose('Degree', [['Rapid', 5, { short: '', effects: ['ht +5: to recover from wounds or crippling'] }], ['Very rapid', 15, { id: 'very-rapid', short: 'very', effects: ['ht +5: to recover from wounds or crippling'], notes: ['A success heals two hit points'] }]])] }],
});

/** Advantages that raise a number of the sheet by the level (Basic Set, pp. 16–97). */
export const improvedCharacteristics = readTraitTable('advantage', {
  'acute-hearing': [inbornAdvantages['acute-hearing'], '2/level', 35, { effects: ['hearing +1/level'] }],
  'acute-taste-smell': [inbornAdvantages['acute-taste-smell'], '2/level', 35, { name: 'Acute Taste and Smell', effects: ['tasteSmell +1/level'] }],
  'acute-touch': ['Acute Touch', '2/level', 35, 'Your fingers feel what others miss.', 'sense touch feel fingers', { effects: ['touch +1/level'] }],
  'acute-vision': [inbornAdvantages['acute-vision'], '2/level', 35, { effects: ['vision +1/level'] }],
  'extra-fatigue-points': ['Extra Fatigue Points', '3/level', 16, 'It takes longer to tire you out.', 'fatigue fp energy stamina tired', { effects: ['fatiguePoints +1/level'] }],
  'extra-hit-points': ['Extra Hit Points', '2/level', 16, 'You take more injury before you fall.', 'hp health wounds tough hit', { effects: ['hitPoints +1/level'] }],
  'increased-basic-move': ['Increased Basic Move', '5/level', 17, 'You run a yard a second faster.', 'speed run fast move', { effects: ['basicMove +1/level'] }],
  'increased-basic-speed': ['Increased Basic Speed', '5/level', 17, 'You act earlier and dodge better.', 'speed initiative fast quick dodge', { effects: ['basicSpeed +0.25/level'] }],
  'increased-perception': ['Increased Perception', '5/level', 16, 'You notice more than others do.', 'perception notice alert senses', { effects: ['perception +1/level'] }],
  'increased-will': ['Increased Will', '5/level', 16, 'You are harder to bend.', 'will resolve courage mind', { effects: ['will +1/level'] }],
  'lifting-st': ['Lifting ST', '3/level', 65, 'Strength for lifting and carrying alone.', 'strength lift carry grapple', { effects: ['liftingStrength +1/level'], modifiers: ['No fine manipulators -40%'] }],
  'striking-st': ['Striking ST', '5/level', 88, 'Strength for blows alone.', 'strength hit damage punch', { effects: ['strikingStrength +1/level'], modifiers: ['No fine manipulators -40%'] }],
});
