import { useMemo, useState } from 'react';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { HtmlText } from '@/ui/text/HtmlText';
import { outsidePictures } from '@/ui/text/hiddenParts';
import styles from '../Mail.module.css';
import { outgoingTexts as texts } from '../outgoingTexts';

/** The HTML of a mail without its pictures: fetching one would tell the sender that the mail was read. */
export function HtmlBody({ html }: { html: string }) {
  const pictures = useMemo(() => outsidePictures(html), [html]);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.parts}>
      <HtmlText html={html} />
      {pictures.length > 0 && (
        <Banner
          actions={!isAsked && <BannerButton label={texts.showPictures} onClick={() => setAsked(true)} />}
        >
          {texts.pictures(pictures.length)}
        </Banner>
      )}
      {isAsked && (
        <ul className={styles.files} aria-label={texts.pictureList}>
          {pictures.map(({ href, words }, index) => (
            <li key={index}>
              <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                {words || texts.picture(index + 1)}
              </a>
              {` (${texts.opensOutside})`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
