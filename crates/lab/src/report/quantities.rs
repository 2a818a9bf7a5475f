//! Quantities as readers see them: about three digits and a unit.

use crate::statistics::Interval;

/// `4.70 ns`, `1.09 ms`.
pub(super) fn time(ns: f64) -> String {
    scaled(ns, &[(1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1.0, "ns")])
}

/// `4.68 – 4.77 ns`: both ends in the unit of the greater one.
pub(super) fn time_interval(ns: Interval) -> String {
    let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")];
    let (divisor, unit) = units.into_iter().find(|(least, _)| ns.high.abs() >= *least).unwrap_or((1.0, "ns"));
    format!("{} – {} {unit}", three_digits(ns.low / divisor), three_digits(ns.high / divisor))
}

/// `213 M/s`: operations a second.
pub(super) fn operations_per_second(ns: f64) -> String {
    scaled(1e9 / ns, &[(1e9, "G/s"), (1e6, "M/s"), (1e3, "k/s"), (1.0, "/s")])
}

/// `1.24 GB/s`.
pub(super) fn bytes_per_second(rate: f64) -> String {
    scaled(rate, &[(1e9, "GB/s"), (1e6, "MB/s"), (1e3, "kB/s"), (1.0, "B/s")])
}

/// `1/5,700`, `1/14.3`, `0.985`, `2.34`, `14.4`, `5,700`: to three digits, and as a part of one where it is less than a tenth,
/// because nobody sees at once how many zeros a number begins with.
pub(super) fn ratio(value: f64) -> String {
    if is_a_part(value) { part(value) } else { times(value) }
}

/// `2.30 – 2.38`, `1/5,830 – 1/5,570`: both ends as the value between them is shown.
pub(super) fn ratio_interval(interval: Interval) -> String {
    let shown = if is_a_part(interval.value) { part } else { times };
    format!("{} – {}", shown(interval.low), shown(interval.high))
}

fn is_a_part(ratio: f64) -> bool {
    ratio > 0.0 && ratio < 0.0995
}

fn part(ratio: f64) -> String {
    let of = 1.0 / ratio;
    // The end of an interval, which reaches beyond parts.
    if ratio <= 0.0 || of < 1.0 { times(ratio) } else { format!("1/{}", times(of)) }
}

fn times(ratio: f64) -> String {
    match ratio.abs() {
        about_one if about_one < 1.995 => format!("{ratio:.3}"),
        few if few < 9.995 => format!("{ratio:.2}"),
        tens if tens < 99.95 => format!("{ratio:.1}"),
        hundreds if hundreds < 999.5 => format!("{ratio:.0}"),
        _ => thousands(ratio),
    }
}

/// Three digits that count, and a comma every three.
fn thousands(value: f64) -> String {
    let step = 10_f64.powi(value.abs().log10().floor() as i32 - 2);
    let digits = format!("{:.0}", (value / step).round() * step);
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A size: `64 KiB` where it counts bytes, else the number alone; nothing where size means nothing.
pub(super) fn size(size: u64, is_bytes: bool) -> String {
    const UNITS: [(u64, &str); 3] = [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")];
    if size == 0 {
        return String::new();
    }
    if !is_bytes {
        return size.to_string();
    }
    match UNITS.into_iter().find(|(unit, _)| size >= *unit && size.is_multiple_of(*unit)) {
        Some((unit, name)) => format!("{} {name}", size / unit),
        None => format!("{size} B"),
    }
}

/// `p99.9`.
pub(super) fn percentile(q: f64) -> String {
    // 0.999 is not quite 0.999, and a hundred times as much shows it.
    format!("p{}", (q * 1e8).round() / 1e6)
}

/// `2 %`.
pub(super) fn percent(share: f64) -> String {
    format!("{} %", three_significant(share * 100.0))
}

/// `4 min 10 s`.
pub(super) fn duration(seconds: f64) -> String {
    let whole = seconds.round() as u64;
    match whole {
        0..60 => format!("{seconds:.1} s"),
        60..3600 => format!("{} min {} s", whole / 60, whole % 60),
        _ => format!("{} h {} min", whole / 3600, whole % 3600 / 60),
    }
}

fn scaled(value: f64, units: &[(f64, &str)]) -> String {
    let fits = |&&(least, _): &&(f64, &str)| value.abs() >= least * 0.9995;
    let (divisor, unit) = units.iter().find(fits).copied().unwrap_or(units[units.len() - 1]);
    format!("{} {unit}", three_digits(value / divisor))
}

fn three_digits(value: f64) -> String {
    match value.abs() {
        one if one < 9.995 => format!("{value:.2}"),
        tens if tens < 99.95 => format!("{value:.1}"),
        _ => format!("{value:.0}"),
    }
}

/// Three digits at most, without zeros at the end.
fn three_significant(value: f64) -> String {
    let text = three_digits(value);
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_three_digits_and_a_unit() {
        let shown = [0.62, 4.699, 9.996, 99.96, 999.6, 1_090_000.0, 2.5e9].map(time);
        assert_eq!(shown, ["0.62 ns", "4.70 ns", "10.0 ns", "100 ns", "1.00 µs", "1.09 ms", "2.50 s"]);
    }

    #[test]
    fn an_interval_has_one_unit() {
        let interval = Interval { value: 1000.0, low: 995.0, high: 1012.0 };
        assert_eq!(time_interval(interval), "0.99 – 1.01 µs");
        assert_eq!(time_interval(Interval { value: -1.0, low: -2.5, high: 0.5 }), "-2.50 – 0.50 ns");
    }

    #[test]
    fn ratios_show_what_a_margin_needs() {
        let shown = [0.985, 1.003, 2.338, 14.35, 113.2, 5_713.0, 1_234_567.0].map(ratio);
        assert_eq!(shown, ["0.985", "1.003", "2.34", "14.3", "113", "5,710", "1,230,000"]);
    }

    #[test]
    fn small_ratios_are_parts() {
        let shown = [0.000_175, 0.0697, 0.0994, 0.0996].map(ratio);
        assert_eq!(shown, ["1/5,710", "1/14.3", "1/10.1", "0.100"]);
        let interval = |value, low, high| ratio_interval(Interval { value, low, high });
        assert_eq!(interval(0.000_175, 0.000_17, 0.000_18), "1/5,880 – 1/5,560");
        assert_eq!(interval(0.098, 0.0926, 0.108), "1/10.8 – 1/9.26");
        assert_eq!(interval(0.1, 0.0926, 0.108), "0.093 – 0.108");
    }

    #[test]
    fn sizes_of_bytes_have_units_and_others_none() {
        assert_eq!([size(64, true), size(1536, true), size(65536, true)], ["64 B", "1536 B", "64 KiB"]);
        assert_eq!([size(1000, false), size(0, true)], ["1000", ""]);
    }

    #[test]
    fn percentiles_have_as_many_nines_as_they_have() {
        assert_eq!([0.5, 0.99, 0.999, 0.9999].map(percentile), ["p50", "p99", "p99.9", "p99.99"]);
        assert_eq!(percent(0.02), "2 %");
    }

    #[test]
    fn rates_are_of_operations_or_of_bytes() {
        assert_eq!(operations_per_second(4.7), "213 M/s");
        assert_eq!(bytes_per_second(1.24e9), "1.24 GB/s");
    }
}
