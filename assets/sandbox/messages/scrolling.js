// @ts-check
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const NEAR_PX = 60;

/**
 * Where a list of messages stands. At the end it stays there; elsewhere what is read stays where it is, whatever
 * grows above it: a picture that arrives late, an edit, older messages.
 * @param {{ current: HTMLElement | null }} scroller
 * @param {{ current: HTMLElement | null }} content its rows are the children
 */
export function useScrolling(scroller, content) {
  const [atEnd, setAtEnd] = useState(true);
  const lastTop = useRef(0);
  const inView = useRef(/** @type {{ row: Element, top: number }[]} */ ([]));

  const note = () => {
    const [box, inner] = [scroller.current, content.current];
    if (!box || !inner) return;
    const { top, bottom } = box.getBoundingClientRect();
    const seen = [...inner.children].filter((row) => {
      const at = row.getBoundingClientRect();
      return at.bottom > top && at.top < bottom;
    });
    // The one that begins above the edge comes last: it may grow there.
    const [first, ...others] = seen.map((row) => ({ row, top: topIn(inner, row) }));
    inView.current = first ? [...others, first] : [];
  };
  const hold = () => {
    const [box, inner] = [scroller.current, content.current];
    const kept = inView.current.find(({ row }) => row.isConnected);
    if (!box || !inner) return;
    const moved = kept ? topIn(inner, kept.row) - kept.top : 0;
    // What got shorter may have had the browser move up already, to the end that there is now.
    const isCutShort = box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
    if (moved !== 0) box.scrollTop = (isCutShort ? lastTop.current : box.scrollTop) + moved;
    lastTop.current = box.scrollTop;
    note();
  };
  const toEnd = () => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    setAtEnd(true);
  };
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return undefined;
    const settle = atEnd ? toEnd : hold;
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(content.current);
    observer.observe(box);
    return () => observer.disconnect();
  }, [atEnd]);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    // Messages that arrive push the end away before it is followed: only going up leaves it.
    const wentUp = box.scrollTop < lastTop.current;
    // It may have grown since it was last looked at, and not been held yet.
    if (atEnd) lastTop.current = box.scrollTop;
    else hold();
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX) setAtEnd(true);
    else if (wentUp) {
      setAtEnd(false);
      note();
    }
  };
  return { atEnd, toEnd, onScroll, isAtTop: () => (scroller.current?.scrollTop ?? 0) <= NEAR_PX };
}

/** How far down in the content a row begins, wherever it is scrolled to. @param {Element} content @param {Element} row */
function topIn(content, row) {
  return row.getBoundingClientRect().top - content.getBoundingClientRect().top;
}
