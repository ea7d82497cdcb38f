import type { CaseActivity } from '@/domain/caseActivity';
import { channelTypeLabel } from '@/domain/channelType';
import { lookUp } from '@/lib/lookUp';
import { Badge } from '@/ui/Badge';
import { cardClass, CardList, CardWords } from '@/ui/Cards';
import { LineBoundary } from '@/ui/LineBoundary';
import { RichText } from '@/ui/RichText';
import { Time } from '@/ui/Time';
import { activitiesTexts as texts } from './activitiesTexts';

/** When, how and by whom there was contact with the customer. */
export function ContactMoments({ moments }: { moments: readonly CaseActivity[] }) {
  return (
    <CardList label={texts.contacts}>
      {moments.map((moment) => (
        <LineBoundary key={moment.id} as="li" resetKey={moment}>
          <Moment moment={moment} />
        </LineBoundary>
      ))}
    </CardList>
  );
}

const directions = { incoming: texts.incoming, outgoing: texts.outgoing };

const directionLabel = (direction: string): string | undefined => lookUp(directions, direction.toLowerCase());

function Moment({ moment }: { moment: CaseActivity }) {
  const direction = directionLabel(moment.direction);
  const channel = channelTypeLabel(moment.channel);
  return (
    <li className={cardClass}>
      <CardWords
        title={moment.title.trim() || channel}
        aside={<Badge tone="info">{direction === undefined ? channel : `${channel}, ${direction}`}</Badge>}
        meta={
          <>
            <Time instant={moment.startTime} mode="moment" />
            {moment.colleague !== null && <span>{texts.by(moment.colleague.name)}</span>}
          </>
        }
      >
        {moment.description !== '' && <RichText text={moment.description} />}
      </CardWords>
    </li>
  );
}
