import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { RichText } from '@/ui/text/RichText';
import styles from '../Mail.module.css';

/** With what cleans it, which is heavy. */
const HtmlBody = lazyRegion(async () => (await import('./HtmlBody')).HtmlBody, <Skeleton lines={4} />);

const MARKUP = /<\/?[a-z][^<>]*>/i;

/** HTML that nobody vouches for, or plain text. */
export function OutgoingBody({ body }: { body: string }) {
  return (
    <div className={styles.body}>
      {MARKUP.test(body) ? <HtmlBody html={body} /> : <RichText text={body} />}
    </div>
  );
}
