// Draws the charts one after another, so that the page is there before the last of them.
"use strict";

const { config, charts } = JSON.parse(document.getElementById("specifications").textContent);
const options = { mode: "vega-lite", renderer: "svg", actions: false, tooltip: { theme: "page", disableDefaultStyle: true } };

async function draw(name, specification) {
  const figure = document.getElementById(name);
  const chart = figure.querySelector(".chart");
  try {
    await vegaEmbed(chart, { ...specification, config }, options);
  } catch (error) {
    figure.classList.add("failed");
    chart.textContent = `This chart could not be drawn: ${error.message}`;
  }
}

async function drawAll() {
  for (const figure of document.querySelectorAll("figure")) {
    await draw(figure.id, charts[figure.id]);
    await new Promise((resolve) => setTimeout(resolve));
  }
  document.documentElement.dataset.charts = "drawn";
}

drawAll();

// Paper has no folds.
addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll("details")) details.open = true;
});
