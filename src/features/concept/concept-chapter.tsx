/** The chapter "concept". */
export function ConceptChapter() {
  return <section aria-label="Concept" />;
}
