import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { isHtml } from '@/ui/text/isHtml';
import { RichText } from '@/ui/text/RichText';
import styles from '../Mail.module.css';

/** With what cleans it, which is heavy. */
const HtmlBody = lazyRegion(async () => (await import('./HtmlBody')).HtmlBody, <Skeleton lines={4} />);

/** HTML that nobody vouches for, or plain text: nothing on the wire says which. */
export function OutgoingBody({ body }: { body: string }) {
  return (
    <div className={styles.body}>{isHtml(body) ? <HtmlBody html={body} /> : <RichText text={body} />}</div>
  );
}
