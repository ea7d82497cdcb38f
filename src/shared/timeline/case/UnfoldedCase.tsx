import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import { timelineQueries } from '@/api/timeline/timelineQueries';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { type CaseActivity, isOfCaseFlow } from '@/domain/timeline/caseActivity';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import type { StatusFilter } from '@/domain/timeline/timelineFilters';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { noteClass } from '@/ui/layout/Section';
import { FirstOnes } from '@/ui/rows/FirstOnes';
import { timelineTexts } from '../timelineTexts';
import { ActivityEntry } from './ActivityEntry';
import { AboutSubject } from './AboutSubject';
import { CaseAddress } from './CaseAddress';
import { CaseQuestion } from './CaseQuestion';
import styles from './CaseItem.module.css';

const texts = timelineTexts.case;

interface UnfoldedCaseProps {
  item: CaseOnTimeline;
  title: string;
  words: string;
  /** The Dutch date of the heading above it. */
  day: string;
  status: StatusFilter;
}

/**
 * The question, address and activities of a case. Without `activityRead`, the only activities are those that the
 * timeline itself has (AMB-131).
 */
export function UnfoldedCase({ item, title, words, day, status }: UnfoldedCaseProps) {
  const may = useSelector(selectMay);
  const { case: ofCase } = item;
  const question = ofCase.faq?.question ?? '';
  const address = ofCase.contract?.addressLine ?? '';
  return (
    <>
      {(question !== '' || address !== '') && (
        <dl className={styles.facts}>
          {question !== '' && <Fact label={texts.question} value={<CaseQuestion ofCase={ofCase} />} />}
          {address !== '' && (
            <Fact
              label={texts.address}
              value={<CaseAddress contractId={ofCase.contract?.id ?? null} address={address} />}
            />
          )}
        </dl>
      )}
      <AboutSubject tagId={ofCase.thesaurusTagId} />
      {may('activityRead') ? (
        <FollowUps caseId={ofCase.id} title={title} words={words} day={day} status={status} />
      ) : (
        <EndsOfCase item={item} title={title} words={words} day={day} />
      )}
    </>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const newestFirst = (activities: readonly CaseActivity[]): CaseActivity[] =>
  [...activities].sort((one, other) => (other.startTime ?? '').localeCompare(one.startTime ?? ''));

interface FollowUpsProps extends Omit<UnfoldedCaseProps, 'item'> {
  caseId: string;
}

/** The activities; they are requested when the case is unfolded for the first time (002 §4.2). */
function FollowUps({ status, ...shown }: FollowUpsProps) {
  const { caseId } = shown;
  const answer = timelineQueries.endpoints.followUps.useQuery({ caseId, status });
  return (
    <QueryView answer={answer} failed={texts.followUpsFailed} waiting={<Skeleton lines={3} />}>
      {(activities) =>
        activities.length === 0 ? (
          <p className={noteClass}>{texts.noFollowUps}</p>
        ) : (
          <>
            <Activities {...shown} activities={newestFirst(activities)} />
            {activities.some(isOfCaseFlow) && <CaseFlowLink caseId={caseId} />}
          </>
        )
      }
    </QueryView>
  );
}

/** A link to the case flow of this file; shown only with the right to see case flows. */
function CaseFlowLink({ caseId }: { caseId: string }) {
  const may = useSelector(selectMay);
  const { currentData } = caseFlowQueries.endpoints.caseFlowOfFile.useQuery(
    may('viewCaseFlow') ? caseId : skipToken,
  );
  return currentData ? (
    <Link to={to.caseFlow(currentData.id)}>{timelineTexts.activity.openCaseFlow}</Link>
  ) : null;
}

function EndsOfCase({ item, ...shown }: Omit<UnfoldedCaseProps, 'status'>) {
  const { lastActivity, firstActivity } = item;
  const ends = [lastActivity, firstActivity?.id === lastActivity?.id ? null : firstActivity];
  return (
    <>
      <Activities
        {...shown}
        caseId={item.case.id}
        activities={ends.filter((activity) => activity !== null)}
      />
      <p className={noteClass}>{texts.mayNotRead}</p>
    </>
  );
}

interface ActivitiesProps {
  caseId: string;
  title: string;
  words: string;
  day: string;
  activities: readonly CaseActivity[];
}

function Activities({ caseId, title, words, day, activities }: ActivitiesProps) {
  return (
    <FirstOnes items={activities}>
      {(shown) => (
        <ol className={styles.activities} aria-label={texts.followUps(title)}>
          {shown.map((activity) => (
            <LineBoundary key={activity.id} as="li" resetKey={activity}>
              <ActivityEntry activity={activity} caseId={caseId} words={words} day={day} />
            </LineBoundary>
          ))}
        </ol>
      )}
    </FirstOnes>
  );
}
