import { isPublished, type SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';

/** By status. */
export const SHOWN = ['all', 'published', 'archived'] as const;
export type Shown = (typeof SHOWN)[number];

export const isShown = (value: string | null): value is Shown =>
  value !== null && (SHOWN as readonly string[]).includes(value);

const isOf = (scenario: SelfServiceScenario, shown: Shown): boolean =>
  shown === 'all' || isPublished(scenario) === (shown === 'published');

/** Those of a status in which every word occurs, by title. */
export function foundScenarios(
  scenarios: readonly SelfServiceScenario[],
  query: string,
  shown: Shown,
): SelfServiceScenario[] {
  const words = query.toLocaleLowerCase('nl').split(/\s+/).filter(Boolean);
  const says = ({ title, name }: SelfServiceScenario) => {
    const text = `${title} ${name}`.toLocaleLowerCase('nl');
    return words.every((word) => text.includes(word));
  };
  return scenarios
    .filter((scenario) => isOf(scenario, shown) && says(scenario))
    .sort((one, other) => one.title.localeCompare(other.title, 'nl'));
}
