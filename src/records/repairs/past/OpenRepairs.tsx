import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router';
import { pastRequestQueries } from '@/api/repairs/pastRequests';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { isOpenRequest, type RepairRequest, repairStatusLabel } from '@/domain/repairs/repairRequest';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, noteClass, Section } from '@/ui/layout/Section';
import { whenWords } from '../planning/momentWords';
import { repairsTexts } from '../repairsTexts';
import styles from './OpenRepairs.module.css';
import { usePastRequests } from './usePastRequests';

const texts = repairsTexts.open;
/** The number of newest requests whose status is read; older requests are found among all requests. */
const NEWEST = 5;
const waiting = <Skeleton lines={2} />;

/** Repairs that are not done yet, with the executing party and the moment. */
export function OpenRepairs({ unitId }: { unitId: string }) {
  const mayOpen = useMayOpen(`${paths.unitCard}/reparatieverzoek`);
  const { may, answer } = usePastRequests(unitId);
  if (!may || !mayOpen) return null;
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed} waiting={waiting}>
        {({ requests, looked, total }) => {
          const ids = requests.flatMap(({ id }) => id ?? []);
          const newest = ids.slice(0, NEWEST);
          const isAll = looked >= total && newest.length === requests.length;
          return (
            <Open unitId={unitId} ids={newest} none={isAll ? texts.none : texts.noneAmong(newest.length)} />
          );
        }}
      </QueryView>
    </Section>
  );
}

function Open({ unitId, ids, none }: { unitId: string; ids: readonly string[]; none: string }) {
  const answer = pastRequestQueries.endpoints.requestsNow.useQuery(ids.length === 0 ? skipToken : ids);
  if (ids.length === 0) return <p className={mutedClass}>{none}</p>;
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={waiting}>
      {(requests) => {
        const open = requests.filter(isOpenRequest);
        if (open.length === 0) return <p className={mutedClass}>{none}</p>;
        return open.map((request) => <Line key={request.id} unitId={unitId} request={request} />);
      }}
    </QueryView>
  );
}

function Line({ unitId, request: { id, items, plan, status } }: { unitId: string; request: RepairRequest }) {
  const search = new URLSearchParams({ repairrequest: id }).toString();
  const defects = items.map(({ defectName }) => defectName ?? repairsTexts.items.unknownDefect);
  return (
    <span className={styles.line}>
      <Link className={styles.link} to={to.unitTab(unitId, 'reparatieverzoek', search)}>
        {defects.join(', ') || repairsTexts.items.unknownDefect}
      </Link>
      <span className={noteClass}>{repairStatusLabel(status)}</span>
      <span className={noteClass}>{plan === null ? texts.noMoment : whenWords(plan)}</span>
    </span>
  );
}
