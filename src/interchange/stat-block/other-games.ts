/** A game whose stat blocks are told from ours, by words that only it has. */
interface OtherGame {
  readonly name: string;
  readonly signs: readonly RegExp[];
}

/** The games whose blocks people paste, each with signs of which two must be there. */
const games: readonly OtherGame[] = [
  {
    name: 'Pathfinder',
    signs: [/\bCMB\b/u, /\bCMD\b/u, /\bflat-footed\b/iu, /\bFort \+\d/u, /\bBase Atk\b/u, /\bPerception \+\d+;/u],
  },
  {
    name: 'Dungeons & Dragons',
    signs: [
      /\b(?:Armor Class|AC)\b:?\s{0,3}\d/u,
      /\b(?:STR|DEX|CON|INT|WIS|CHA)\b:?\s{0,3}\d{1,2}\s?\([+-−]?\d/u,
      /\bCON\b[\s\S]{1,200}\bWIS\b[\s\S]{1,60}\bCHA\b/iu,
      /\b(?:Challenge|CR)\b:?\s{0,3}\d+(?:\/\d)?\s?(?:\(|$)/mu,
      /\bHit (?:Dice|Points)\b:?\s{0,3}\d+\s?\(?\d*d\d/iu,
      /\bHD\b:?\s{0,3}\d/u,
      /\b\d+d(?:4|8|10|12|20)\b/u,
      /\b(?:chaotic|lawful|neutral) (?:evil|good|neutral)\b/iu,
      /\bTHAC0\b|\bSaving Throws?\b/u,
      /\bto hit\b/iu,
    ],
  },
  {
    name: 'Call of Cthulhu',
    signs: [
      /\bPOW\b:?\s{0,3}\d/u,
      /\bSIZ\b:?\s{0,3}\d/u,
      /\bEDU\b:?\s{0,3}\d/u,
      /\bSanity\b|\bSAN\b:?\s\d{2}/u,
      /\bAPP\b:?\s{0,3}\d/u,
    ],
  },
  {
    name: 'Traveller',
    signs: [
      /\bUPP\b|\b[0-9A-F]{6}\b(?=\s|$)/u,
      /\bterms?\b/iu,
      /\bCr\s?\d/u,
      /\b(?:Gun Combat|Steward|Broker|Vacc Suit|Streetwise)[- ]?\d/u,
      /\bSOC\b/u,
    ],
  },
  {
    name: 'Savage Worlds',
    signs: [
      /\bAgility\b:?\s{0,3}d\d/iu,
      /\bSmarts\b:?\s{0,3}d\d/iu,
      /\bSpirit\b:?\s{0,3}d\d/iu,
      /\bToughness\b:?\s{0,3}\d/u,
    ],
  },
  { name: 'Warhammer', signs: [/\bWS\b[\s\S]{1,20}\bBS\b/u, /\bFel\b/u, /\bWounds\b:?\s\d/u] },
  { name: 'the Hero System', signs: [/\bOCV\b/u, /\bDCV\b/u, /\bPRE\b\s{0,3}\d/u] },
  {
    name: 'Fate',
    signs: [/\bRefresh\b/u, /\bStunts?\b/u, /\bHigh Concept\b/iu, /\b(?:Superb|Great|Good|Fair) \(\+\d\)/u],
  },
  { name: 'the World of Darkness', signs: [/[●•]{2,}○*/u, /\bWillpower\b/u, /\bManipulation\b/u, /\bStamina\b/u] },
];

/** ST, DX, IQ and HT with a number: a block that has three of them is ours, whatever else it says. */
const ours = /\b(ST|DX|IQ|HT)\b\s?[:=]?\s{0,3}\d/gu;

/** The other game whose stat block a text is; null for one of ours, or of a game that is not known. */
export function findOtherGame(text: string): string | null {
  const start = text.slice(0, 20_000);
  if (new Set([...start.matchAll(ours)].map(([, name]) => name)).size >= 3) return null;
  const found = games
    .map(({ name, signs }) => ({ name, count: signs.filter((sign) => sign.test(start)).length }))
    .toSorted((a, b) => b.count - a.count)[0];
  return found && found.count >= 2 ? found.name : null;
}
