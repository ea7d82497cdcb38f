import { type CaseActivity, directionLabel } from '@/domain/timeline/caseActivity';
import { channelTypeLabel } from '@/domain/timeline/channelType';
import { cardClass, CardList, CardWords } from '@/ui/rows/Cards';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Time } from '@/ui/text/Time';
import { activitiesTexts as texts } from './activitiesTexts';
import { ActivityText } from './ActivityText';
import { By } from './By';

/** The contact moments with the customer: when, how and by which colleague. */
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

/** For example 'Telefoon, inkomend'. */
function howOf(moment: CaseActivity): string {
  const channel = moment.channel === null ? texts.contact : channelTypeLabel(moment.channel);
  return [channel, directionLabel(moment)].filter((word) => word !== null).join(', ');
}

function Moment({ moment }: { moment: CaseActivity }) {
  return (
    <li className={cardClass}>
      <CardWords
        title={howOf(moment)}
        meta={
          <>
            <Time instant={moment.startTime} mode="moment" />
            {moment.colleague !== null && (
              <span>
                <By colleague={moment.colleague} />
              </span>
            )}
          </>
        }
      >
        <ActivityText activity={moment} />
      </CardWords>
    </li>
  );
}
