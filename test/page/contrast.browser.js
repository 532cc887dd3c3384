// Runs in the page: every visible text whose contrast with what is behind it is below 4.5:1
// (WCAG 1.4.3), as "ratio: text". Texts of disabled controls are excepted, as WCAG excepts them.
(() => {
  const channels = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const over = ([r, g, b, a = 1], below) =>
    [r, g, b].map((each, at) => each * a + below[at] * (1 - a));
  const groundOf = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const stops = style.backgroundImage.match(/rgba?\([^)]*\)/g) ?? [];
      layers.push(channels(style.backgroundColor));
      // Of a gradient the lightest stop is the hardest ground for our light texts.
      if (stops.length > 0) {
        layers.push(stops.map(channels).sort((a, b) => luminance(b) - luminance(a))[0]);
      }
      if (layers.at(-1)[3] === undefined) break;
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), [0, 0, 0]);
  };
  const luminance = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((each) => {
      const share = each / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const faint = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent.trim();
    if (
      text === '' ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    if (element.closest(':disabled, [aria-disabled="true"], noscript, script, option')) continue;
    const ground = groundOf(element);
    const ink = over(channels(getComputedStyle(element).color), ground);
    const [light, dark] = [luminance(ink), luminance(ground)].sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 4.5) faint.push(`${ratio.toFixed(2)}: ${text.slice(0, 40)}`);
  }
  return faint;
})();
