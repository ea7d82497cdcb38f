import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link, useParams } from 'react-router';
import { scenarioFaqQueries } from '@/api/knowledge/scenarioFaqs';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { to } from '@/core/paths';
import { isPublished, type SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';
import { sameId } from '@/lib/guid';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { SearchIcon } from '@/ui/icons';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { portalTexts } from '../portalTexts';
import { portalTitles } from '../portalTitles';
import { ScenarioBadges } from './ScenarioBadges';

const texts = portalTexts.scenarios;

/** One scenario, by its name, and its usages. */
export function ScenarioScreen() {
  const name = useParams()['name'] ?? '';
  const answer = selfServiceQueries.endpoints.scenarioNamed.useQuery(name);
  return (
    <PlainScreen
      title={answer.currentData ? answer.currentData.title || texts.untitled : portalTitles.scenario}
      id={name}
      back={{ href: to.portal(), label: texts.back }}
    >
      <QueryView answer={answer} failed={texts.oneFailed}>
        {(scenario) =>
          scenario === null ? (
            <EmptyState icon={SearchIcon} title={texts.notFound} />
          ) : (
            <Scenario scenario={scenario} />
          )
        }
      </QueryView>
    </PlainScreen>
  );
}

function Scenario({ scenario }: { scenario: SelfServiceScenario }) {
  const { name, title, showInOverview, thesaurusTagId } = scenario;
  return (
    <>
      <Facts
        items={[
          { label: texts.status, value: <ScenarioBadges isPublished={isPublished(scenario)} /> },
          { label: texts.name, value: name },
          { label: texts.filters, value: showInOverview ? texts.inFilters : texts.notInFilters },
          {
            label: texts.subject,
            value:
              thesaurusTagId === null ? (
                texts.noSubject
              ) : (
                <SubjectLeads subjectId={thesaurusTagId} scenarioId={scenario.id} />
              ),
          },
        ]}
      />
      {title !== '' && <Questions scenario={scenario} />}
      {title !== '' && (
        <p>
          <Link to={to.portalRequests(new URLSearchParams({ query: title }).toString())}>
            {texts.requests}
          </Link>
        </p>
      )}
    </>
  );
}

/** The scenario that a subject leads to, which may differ from the scenario that names the subject. */
function SubjectLeads({ subjectId, scenarioId }: { subjectId: string; scenarioId: string }) {
  const { currentData: found } = selfServiceQueries.endpoints.scenarioOfSubject.useQuery(subjectId);
  if (found === undefined) return null;
  if (found === null) return texts.leadsNowhere;
  if (sameId(found.id, scenarioId)) return texts.leadsHere;
  return (
    <>
      {texts.leadsTo} <Link to={to.portalScenario(found.name)}>{found.title || texts.untitled}</Link>
    </>
  );
}

/** The questions that offer the scenario. The questions can be searched only by the title of the scenario. */
function Questions({ scenario: { id, title } }: { scenario: SelfServiceScenario }) {
  const answer = scenarioFaqQueries.endpoints.faqsOfScenarios.useQuery(title === '' ? skipToken : title);
  return (
    <Section title={texts.questions}>
      <QueryView answer={answer} failed={texts.questionsFailed}>
        {({ items }) => {
          const own = items.filter(({ scenario }) => scenario !== null && sameId(scenario.id, id));
          if (own.length === 0) return <p className={mutedClass}>{texts.noQuestions}</p>;
          return (
            <ul>
              {own.map((faq) => (
                <li key={faq.id}>{faq.question}</li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Section>
  );
}
