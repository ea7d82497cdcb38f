import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { planningQueries } from '@/api/repairs/planning';
import { repairLookups } from '@/api/repairs/repairLookups';
import { useSubmission } from '@/core/submissions/useSubmission';
import { firstWeek, type FoundWeek } from '@/domain/repairs/planningWeeks';
import type { RepairRequest } from '@/domain/repairs/repairRequest';
import { formatLongDate } from '@/lib/dates/format';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { QueryView } from '@/ui/feedback/QueryView';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { selectLaterWeek, weekEntered, weekLeft, type WithRepairs } from '../repairsSlice';
import { repairsTexts } from '../repairsTexts';
import { chooseMoment } from '../send/submitSaga';
import requestStyles from '../request/Request.module.css';
import { FreeMoments } from './FreeMoments';
import { whenWords } from './momentWords';
import { useIsExternal } from './useIsExternal';

const texts = repairsTexts.planning;

interface WeekPlannerProps {
  request: RepairRequest;
  onBack: () => void;
}

/** Step 2: shows one week at a time and skips weeks without a free moment (REP-12, 13, 14). */
export function WeekPlanner({ request, onBack }: WeekPlannerProps) {
  const dispatch = useDispatch();
  const [first] = useState(() => firstWeek(Date.now()));
  const later = useSelector((state: WithRepairs) => selectLaterWeek(state, request.id));
  const external = useIsExternal(request);
  const week = planningQueries.endpoints.repairWeek.useQuery({
    repairRequestId: request.id,
    from: later ?? first,
    external,
  });
  const submission = useSubmission(chooseMoment.key({ requestId: request.id }));
  return (
    <Section title={texts.title} aside={<BackButton onBack={onBack} />}>
      <Planned request={request} />
      <Chosen request={request} />
      <SubmissionNotice submission={submission} />
      <QueryView answer={week} failed={texts.failed}>
        {(found) => (
          <>
            <WeekHead
              week={found}
              isFirst={later === null}
              onPrevious={() => dispatch(weekLeft(request.id))}
              onNext={() => dispatch(weekEntered({ requestId: request.id, monday: found.until }))}
            />
            <FreeMoments
              options={found.availablePlanningOptions}
              chosenId={request.plan?.id ?? null}
              busy={submission?.status === 'sending'}
              onChoose={(option) => dispatch(chooseMoment({ requestId: request.id, option }))}
            />
          </>
        )}
      </QueryView>
    </Section>
  );
}

const BackButton = ({ onBack }: Pick<WeekPlannerProps, 'onBack'>) => (
  <Button size="s" variant="quiet" icon={ArrowLeftIcon} onClick={onBack}>
    {repairsTexts.items.back}
  </Button>
);

/** The planned defects with their executing party, so that the agent promises the right thing. */
function Planned({ request: { items } }: Pick<WeekPlannerProps, 'request'>) {
  const planned = items.filter(({ isPlannable }) => isPlannable);
  const ids = [...new Set(planned.flatMap(({ vendorId }) => vendorId ?? []))];
  const answer = repairLookups.endpoints.repairVendors.useQuery(ids.length > 0 ? ids : skipToken);
  const names = answer.currentData?.flatMap(({ name }) => (name === '' ? [] : [name])) ?? [];
  const facts = [
    {
      label: texts.what,
      value: planned.map(({ defectName }) => defectName ?? repairsTexts.items.unknownDefect).join(', '),
    },
    ...(answer.isFetching ? [] : [{ label: texts.who, value: names.join(', ') || texts.whoUnknown }]),
  ];
  return <Facts items={facts} />;
}

function Chosen({ request: { plan, planningImpossible } }: Pick<WeekPlannerProps, 'request'>) {
  if (plan === null && !planningImpossible) return null;
  return (
    <Banner tone={plan === null ? 'warning' : 'success'} role="status">
      {plan === null ? (
        texts.isImpossible
      ) : (
        <>
          <strong>{`${texts.chosen}: ${whenWords(plan)}.`}</strong> {texts.notReserved}
        </>
      )}
    </Banner>
  );
}

interface WeekHeadProps {
  week: FoundWeek;
  isFirst: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

function WeekHead({ week, isFirst, onPrevious, onNext }: WeekHeadProps) {
  const { from, skipped, isLastPlannableWeek } = week;
  return (
    <>
      <div className={requestStyles.buttons}>
        <Button
          size="s"
          icon={ChevronLeftIcon}
          disabledReason={isFirst ? texts.isFirst : null}
          onClick={onPrevious}
        >
          {texts.previous}
        </Button>
        <Button
          size="s"
          icon={ChevronRightIcon}
          disabledReason={isLastPlannableWeek ? texts.isLast : null}
          onClick={onNext}
        >
          {texts.next}
        </Button>
        <h3 className={requestStyles.week} aria-live="polite">
          {texts.week(formatLongDate(from))}
        </h3>
      </div>
      <p className={mutedClass} role="status">
        {[skipped.length > 0 && texts.skipped(skipped.length), isLastPlannableWeek && texts.isLast]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}
