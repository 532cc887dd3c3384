// @ts-check
import { useEffect } from 'preact/hooks';

const CONTROLS = 'a[href], button:not(:disabled), pre[tabindex]';

/**
 * Makes each message one stop of the Tab key, with arrow keys between what can be used in it: else it takes dozens of
 * presses to get past what was said before. Where an edit takes away what had the focus, the message keeps it.
 * @param {{ current: HTMLElement | null }} content what the messages are in
 */
export function useOneStop(content) {
  useEffect(() => {
    const root = content.current;
    if (!root) return undefined;
    /** Where each message was left. @type {WeakMap<Element, Element>} */
    const left = new WeakMap();
    /** @type {Element | null} */
    let focused = null;
    const arrange = (/** @type {Element} */ message) => {
      const controls = controlsIn(message);
      const kept = controls.find((each) => each === left.get(message));
      const stop = kept ?? controls.find((each) => each.closest('.components')) ?? controls[0];
      for (const each of controls) each.tabIndex = each === stop ? 0 : -1;
      return stop;
    };
    const onFocus = (/** @type {FocusEvent} */ event) => {
      const message = messageAround(event.target);
      if (!message || !(event.target instanceof Element)) return;
      focused = message;
      left.set(message, event.target);
      arrange(message);
    };
    const onBlur = (/** @type {FocusEvent} */ { target }) => {
      // What is being taken away is told of while it is still there.
      queueMicrotask(() => {
        const isGone = !(
          target instanceof Element &&
          target.isConnected &&
          target.matches(':enabled, a')
        );
        if (!isGone && !messageAround(document.activeElement)) focused = null;
      });
    };
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      const message = messageAround(event.target);
      if (!message || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const controls = controlsIn(message);
      const at = controls.findIndex((each) => each === event.target);
      const next = at < 0 ? undefined : controls[placeAfter(event, at, controls.length)];
      if (!next) return;
      next.focus();
      event.preventDefault();
    };
    const observer = new MutationObserver((records) => {
      const changed = records.flatMap(({ target, addedNodes }) => [
        messageAround(target),
        ...[...addedNodes].flatMap((node) =>
          node instanceof Element ? [...node.querySelectorAll('.message')] : [],
        ),
      ]);
      for (const message of new Set(changed)) {
        const stop = message && arrange(message);
        const isLost = message === focused && document.activeElement === document.body;
        if (stop && isLost) stop.focus({ preventScroll: true });
      }
    });
    for (const message of root.querySelectorAll('.message')) arrange(message);
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'href'],
    });
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    root.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
      root.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** @param {EventTarget | null} target @returns {Element | null} */
function messageAround(target) {
  return target instanceof Element ? target.closest('.message') : null;
}

/** @param {Element} message @returns {HTMLElement[]} in reading order; an open list keeps its own keys */
function controlsIn(message) {
  return [...message.querySelectorAll(CONTROLS)].flatMap((each) =>
    each instanceof HTMLElement &&
    !each.closest('.select-panel') &&
    each.checkVisibility({ visibilityProperty: true })
      ? [each]
      : [],
  );
}

/**
 * Where a key leads among the controls; -1 where it means something else.
 * @param {KeyboardEvent} event
 * @param {number} at
 * @param {number} count
 */
function placeAfter({ key, target }, at, count) {
  // Code that is wider than the message is read with these.
  if (target instanceof HTMLPreElement && /^Arrow(Left|Right)$/.test(key)) return -1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return at + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
