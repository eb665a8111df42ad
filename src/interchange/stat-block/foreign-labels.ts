/** What tells a stat block in another language: its headings, its long labels, and the four labels of its attributes. */
interface Language {
  /** Headings before a colon or alone, and labels before a figure, that are no English words. */
  readonly signs: string;
  readonly attributes: readonly string[];
}

const languages: readonly Language[] = [
  {
    signs:
      'Vorteile|Nachteile|Marotten|Merkmale|Fertigkeiten|Zauber|Sprachen|Ausrüstung|Waffen|Wille|Willenskraft|Wahrnehmung|Trefferpunkte|Erschöpfungspunkte|Grundgeschwindigkeit|Geschwindigkeit|Grundbewegung|Bewegung|Ausweichen|Abblocken|Blocken|Stärke|Geschicklichkeit|Konstitution|Schadensresistenz|Gewicht',
    attributes: ['ST', 'GE', 'IN', 'KO'],
  },
  {
    signs:
      'Avantages|Désavantages|Travers|Traits raciaux|Compétences|Sorts|Sortilèges|Langues|Équipement|Armes|Volonté|Vitesse|Vitesse de base|Déplacement|Déplacement de base|Esquive|Blocage|Dextérité|Santé|Vitalité|Points de vie|Points de fatigue|Poids',
    attributes: ['FOR', 'DEX', 'INT', 'SAN'],
  },
  {
    signs:
      'Ventajas|Desventajas|Manías|Rasgos|Habilidades|Hechizos|Idiomas|Equipo|Armas|Voluntad|Percepción|Velocidad|Velocidad básica|Movimiento|Movimiento básico|Esquivar|Esquiva|Parada|Bloqueo|Fuerza|Destreza|Inteligencia|Salud|Puntos de vida|Puntos de fatiga|Peso',
    attributes: ['FUE', 'DES', 'INT', 'SAL'],
  },
  {
    signs:
      'Vantagens|Desvantagens|Peculiaridades|Traços|Perícias|Pericias|Mágicas|Idiomas|Equipamento|Armas|Vontade|Percepção|Velocidade|Velocidade básica|Deslocamento|Deslocamento básico|Movimento|Esquiva|Apara|Aparar|Bloqueio|Força|Destreza|Inteligência|Saúde|Vitalidade|Pontos de vida|Pontos de fadiga|Peso',
    attributes: ['FOR', 'DES', 'INT', 'VIT'],
  },
];

const patterns = languages.map(({ signs, attributes }) => ({
  signs: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${signs})(?=\\s?(?:\\[-?\\d+\\]|\\(-?\\d+\\))?\\s?(?::|=?\\s?\\d|$))`,
    'gimu',
  ),
  attributes: new RegExp(`(?<![\\p{L}\\p{N}])(?:${attributes.join('|')})(?=\\s?[:=]?\\s?\\d)`, 'gu'),
}));

/**
 * Whether a text has the labels of a stat block in German, French, Spanish or Portuguese: two of one language, or three
 * of its attributes. Without them "Force 3" and "Course" are English words.
 */
export function hasForeignLabels(text: string): boolean {
  const start = text.slice(0, 20_000);
  const count = (pattern: RegExp) => new Set([...start.matchAll(pattern)].map(([label]) => label.toLowerCase())).size;
  return patterns.some(({ signs, attributes }) => count(signs) >= 2 || count(attributes) >= 3);
}
