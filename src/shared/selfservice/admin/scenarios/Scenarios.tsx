import { Link } from 'react-router';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { to } from '@/core/paths';
import { isPublished, type SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';
import { oneOf } from '@/lib/question';
import { SearchBar } from '@/kit/screen/SearchBar';
import { queryWords, useAddressValue } from '@/kit/screen/useAddressValue';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Choices } from '@/ui/fields/Choices';
import { SearchIcon } from '@/ui/icons';
import { mutedClass, Section } from '@/ui/layout/Section';
import { cardClass, CardList, CardWords } from '@/ui/rows/Cards';
import { Clamped } from '@/ui/text/Clamped';
import { portalTexts } from '../portalTexts';
import { ScenarioBadges } from './ScenarioBadges';

const SHOWN = ['all', 'published', 'archived'] as const;
type Shown = (typeof SHOWN)[number];

const shownInAddress = oneOf<Shown, Shown>('status', SHOWN, 'all');

const isOf = (scenario: SelfServiceScenario, shown: Shown): boolean =>
  shown === 'all' || isPublished(scenario) === (shown === 'published');

/** The scenarios that have the status and whose text holds every word, sorted by title. */
function foundScenarios(
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

const texts = portalTexts.scenarios;
const names: Readonly<Record<Shown, string>> = {
  all: texts.all,
  published: texts.published,
  archived: texts.archived,
};

/** The scenarios that customers can start in the portal, by words and status from the address. */
export function Scenarios() {
  const answer = selfServiceQueries.endpoints.allScenarios.useQuery(undefined);
  const [query] = useAddressValue(queryWords);
  const [shown, setShown] = useAddressValue(shownInAddress);
  return (
    <Section title={texts.title}>
      <SearchBar label={texts.search} placeholder={texts.placeholder}>
        <Choices
          label={texts.status}
          choices={SHOWN}
          nameOf={(one) => names[one]}
          isChosen={(one) => one === shown}
          onChoose={setShown}
        />
      </SearchBar>
      <QueryView answer={answer} failed={texts.failed}>
        {(scenarios) => <Found scenarios={foundScenarios(scenarios, query, shown)} />}
      </QueryView>
    </Section>
  );
}

function Found({ scenarios }: { scenarios: readonly SelfServiceScenario[] }) {
  if (scenarios.length === 0) return <EmptyState icon={SearchIcon} title={texts.none} />;
  return (
    <>
      <p className={mutedClass} role="status">
        {texts.count(scenarios.length)}
      </p>
      <CardList label={texts.title}>
        {scenarios.map((scenario) => (
          <LineBoundary as="li" key={scenario.id} resetKey={scenario}>
            <li className={cardClass}>
              <CardWords
                title={<ScenarioLink scenario={scenario} />}
                aside={<ScenarioBadges isPublished={isPublished(scenario)} />}
                meta={
                  <>
                    <Clamped>{scenario.name}</Clamped>
                    <span>{scenario.showInOverview ? texts.inFilters : texts.notInFilters}</span>
                  </>
                }
              />
            </li>
          </LineBoundary>
        ))}
      </CardList>
    </>
  );
}

/** The address of a scenario is its name, so a scenario without a name has no page. */
function ScenarioLink({ scenario: { name, title } }: { scenario: SelfServiceScenario }) {
  const words = title || texts.untitled;
  return name === '' ? words : <Link to={to.portalScenario(name)}>{words}</Link>;
}
