import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import { useMayOpen } from '@/core/openable';
import { PersonLink } from '@/core/PersonLink';
import { paths, to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { PortalRequest } from '@/domain/selfservice/portal';
import { Facts } from '@/ui/record/Facts';
import { Time } from '@/ui/text/Time';
import { portalTexts } from '../portalTexts';
import { RequestStatus } from './RequestStatus';

const texts = portalTexts.requests;

/** The facts of a request, without its answers. */
export function RequestFacts({ request }: { request: PortalRequest }) {
  const { status, flowStateId, created, modified } = request;
  return (
    <Facts
      items={[
        { label: texts.status, value: <RequestStatus status={status} /> },
        { label: texts.reference, value: flowStateId ?? texts.noReference },
        { label: texts.created, value: <Time instant={created} mode="moment" /> },
        ...(modified === null
          ? []
          : [{ label: texts.modified, value: <Time instant={modified} mode="moment" /> }]),
        { label: texts.person, value: <Person request={request} /> },
        { label: texts.case, value: <Case request={request} /> },
      ]}
    />
  );
}

function Person({ request: { personId, person } }: { request: PortalRequest }) {
  const hasCard = useMayOpen(`${paths.personCard}/tijdlijn`);
  if (person === null) return personId === null ? texts.nobody : texts.personGone;
  const name = person.name || texts.nobody;
  return hasCard ? <PersonLink id={person.id} name={name} /> : name;
}

/** Links to the case with steps if there is one, otherwise to the file on the sender's timeline. */
function Case({ request: { caseId, person } }: { request: PortalRequest }) {
  const mayCases = useSelector(selectMay)('viewCaseFlow');
  const hasCard = useMayOpen(`${paths.personCard}/tijdlijn`);
  const { currentData: caseFlow } = caseFlowQueries.endpoints.caseFlowOfFile.useQuery(
    caseId !== null && mayCases ? caseId : skipToken,
  );
  if (caseId === null) return texts.noCase;
  if (caseFlow) return <Link to={to.caseFlow(caseFlow.id)}>{texts.openCase}</Link>;
  return person !== null && hasCard ? (
    <Link to={to.personCard(person.id)}>{texts.onTimeline}</Link>
  ) : (
    texts.onTimeline
  );
}
