import { Link } from 'react-router';
import { portalQueries } from '@/api/selfservice/portal';
import { Pages } from '@/kit/paged/Pages';
import { to } from '@/core/paths';
import {
  type PortalRequest,
  PortalRequestStatus,
  portalRequestStatusLabel,
} from '@/domain/selfservice/portal';
import { oneOf } from '@/lib/question';
import { searchText } from '@/lib/text';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { SearchBar } from '@/kit/screen/SearchBar';
import { queryWords, useAddressValue } from '@/kit/screen/useAddressValue';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { Choices } from '@/ui/fields/Choices';
import { SearchIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { cardClass, CardList, CardWords } from '@/ui/rows/Cards';
import { Clamped } from '@/ui/text/Clamped';
import { Time } from '@/ui/text/Time';
import { portalTexts } from '../portalTexts';
import { portalTitles } from '../portalTitles';
import { RequestStatus } from './RequestStatus';

const texts = portalTexts.requests;
const STATUSES = [null, ...Object.values(PortalRequestStatus)] as const;

const statusInAddress = oneOf('status', Object.values(PortalRequestStatus), null);

/** Requests that customers sent in the portal, by words and status from the address (SSA-17). */
export function RequestsScreen() {
  const [query] = useAddressValue(queryWords);
  const [status, setStatus] = useAddressValue(statusInAddress);
  return (
    <PlainScreen title={portalTitles.requests} back={{ href: to.portal(), label: texts.toPortal }}>
      <SearchBar label={texts.search} placeholder={texts.placeholder}>
        <Choices
          label={texts.status}
          choices={STATUSES}
          nameOf={(one) => (one === null ? texts.all : portalRequestStatusLabel(one))}
          isChosen={(one) => one === status}
          onChoose={setStatus}
        />
      </SearchBar>
      <Found text={searchText(query)} status={status} />
    </PlainScreen>
  );
}

function Found(asked: { text: string; status: PortalRequestStatus | null }) {
  const answer = useRowsKept(portalQueries.endpoints.portalRequests.useInfiniteQuery(asked));
  return (
    <Pages answer={answer} failed={texts.failed}>
      {(requests, total) =>
        total === 0 ? (
          <EmptyState icon={SearchIcon} title={texts.none} />
        ) : (
          <Section title={texts.list} aside={texts.count(total)}>
            <CardList label={texts.list}>
              {requests.map((request) => (
                <LineBoundary as="li" key={request.id} resetKey={request}>
                  <RequestLine request={request} />
                </LineBoundary>
              ))}
            </CardList>
          </Section>
        )
      }
    </Pages>
  );
}

function RequestLine({ request }: { request: PortalRequest }) {
  const { title, flowStateId, created, person } = request;
  const words = title ?? texts.untitled;
  return (
    <li className={cardClass}>
      <CardWords
        title={flowStateId === null ? words : <Link to={to.portalRequest(flowStateId)}>{words}</Link>}
        aside={<RequestStatus status={request.status} />}
        meta={
          <>
            <Clamped>{person?.name || texts.nobody}</Clamped>
            <Time instant={created} mode="moment" />
            <span>{flowStateId ?? texts.noReference}</span>
          </>
        }
      />
    </li>
  );
}
