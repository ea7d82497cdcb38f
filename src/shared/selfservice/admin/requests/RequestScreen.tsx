import { Link, useParams } from 'react-router';
import { portalQueries } from '@/api/selfservice/portal';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import type { PortalRequest } from '@/domain/selfservice/portal';
import { formatDate } from '@/lib/dates/format';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { SearchIcon } from '@/ui/icons';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { RichText } from '@/ui/text/RichText';
import { portalTexts } from '../portalTexts';
import { portalTitles } from '../portalTitles';
import styles from '../Portal.module.css';
import { RequestFacts } from './RequestFacts';

const texts = portalTexts.requests;

/** A request that a customer sent, by its flow state (SSA-12). */
export function RequestScreen() {
  const flowStateId = useParams()['flowStateId'] ?? '';
  const answer = portalQueries.endpoints.portalRequest.useQuery(flowStateId);
  const hasList = useMayOpen(paths.portalRequests);
  return (
    <PlainScreen
      title={answer.currentData?.title ?? portalTitles.request}
      id={flowStateId}
      back={hasList ? { href: to.portalRequests(), label: texts.back } : null}
    >
      <QueryView answer={answer} failed={texts.oneFailed}>
        {(request) =>
          request === null ? (
            <EmptyState icon={SearchIcon} title={texts.notFound} />
          ) : (
            <>
              <RequestFacts request={request} />
              <Answers request={request} />
              <Scenario request={request} />
            </>
          )
        }
      </QueryView>
    </PlainScreen>
  );
}

function Answers({ request: { items } }: { request: PortalRequest }) {
  return (
    <Section title={texts.answers}>
      {items.length === 0 && <p className={mutedClass}>{texts.noAnswers}</p>}
      <dl className={styles.answers}>
        {items.map(({ question, answer }, index) => (
          <div key={index}>
            <dt className={styles.question}>{question || texts.noQuestion}</dt>
            <dd className={styles.answer}>
              {answer.trim() === '' ? (
                <span className={mutedClass}>{texts.noAnswer}</span>
              ) : (
                <Answer text={answer.trim()} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The ISO date that a form sends. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const Answer = ({ text }: { text: string }) => (DAY.test(text) ? formatDate(text) : <RichText text={text} />);

function Scenario({ request: { scenario } }: { request: PortalRequest }) {
  const hasPage = useMayOpen(paths.portalScenario);
  if (scenario === null) return null;
  const words = scenario.title || scenario.name;
  return (
    <Facts
      items={[
        {
          label: texts.scenario,
          value:
            hasPage && scenario.name !== '' ? (
              <Link to={to.portalScenario(scenario.name)}>{words}</Link>
            ) : (
              words
            ),
        },
      ]}
    />
  );
}
